export const examples = import.meta.glob<unknown>('../../../../positions/liberation/*.json', {
  eager: true,
  import: 'default',
});
