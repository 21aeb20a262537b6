export const puzzles = import.meta.glob<unknown>('../../../../puzzles/war/*.json', {
  eager: true,
  import: 'default',
});
