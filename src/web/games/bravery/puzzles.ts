export const puzzles = import.meta.glob<unknown>('../../../../puzzles/bravery/*.json', {
  eager: true,
  import: 'default',
});
