export const examples = import.meta.glob<unknown>('../../../../positions/bravery/*.json', {
  eager: true,
  import: 'default',
});
