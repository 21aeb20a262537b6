export const puzzles = import.meta.glob<unknown>('../../../../puzzles/afu/*.json', {
  eager: true,
  import: 'default',
});
