import { beforeEach, expect, test, vi } from 'vitest';

const kept = vi.hoisted(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
  return store;
});
const fresh = async () => {
  vi.resetModules();
  return import('../silenced.ts');
};
beforeEach(() => kept.clear());

test('whoever is silenced stays so in the next room and after a reload, until they are heard again', async () => {
  const first = await fresh();
  first.silence({ who: 'a', name: 'Анна' });
  first.silence({ who: 'b', name: 'Борис' });
  first.silence({ who: 'a', name: 'Анна' });
  expect([first.isHeard('a'), first.isHeard('c')]).toEqual([false, true]);
  const next = await fresh();
  expect(next.silenced.value.map(({ name }) => name)).toEqual(['Анна', 'Борис']);
  next.hearAgain('a');
  expect((await fresh()).isHeard('a')).toBe(true);
});
test('a list that somebody has changed by hand is taken as far as it makes sense', async () => {
  kept.set('redut.silenced', '[{"who":"a","name":"Анна"},{"who":7},null,"b"]');
  expect((await fresh()).silenced.value).toEqual([{ who: 'a', name: 'Анна' }]);
  kept.set('redut.silenced', 'nonsense');
  expect((await fresh()).silenced.value).toEqual([]);
});
