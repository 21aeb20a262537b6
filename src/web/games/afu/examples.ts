export const examples = import.meta.glob<unknown>('../../../../positions/afu/*.json', {
  eager: true,
  import: 'default',
});
