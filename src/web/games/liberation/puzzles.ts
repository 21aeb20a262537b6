export const puzzles = import.meta.glob<unknown>('../../../../puzzles/liberation/*.json', {
  eager: true,
  import: 'default',
});
