export const examples = import.meta.glob<unknown>('../../../../positions/war/*.json', {
  eager: true,
  import: 'default',
});
