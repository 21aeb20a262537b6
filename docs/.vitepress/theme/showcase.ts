import { useData, withBase } from 'vitepress';
import { defineComponent, h } from 'vue';

const AUTHOR = [
  'zones, and who sees what lies in them',
  'what may be done, and what comes of it, rule by rule',
  'words in Ukrainian, Russian and English, or one of them for all three',
];
const KERNEL = [
  'a table in the browser, the terminal and online',
  'bots that see only what their seat may see',
  'undo, replays, saved games, checked shuffles',
  'secrets that cannot leak, tried at random',
  'a lab for thousands of games',
];
const list = (items: readonly string[]) =>
  h(
    'ul',
    items.map((item) => h('li', item)),
  );

/** What an author writes, what the kernel gives, and the game that came of it; on the English first page alone. */
export const Showcase = defineComponent(() => {
  const { lang } = useData();
  return () =>
    lang.value !== 'en'
      ? undefined
      : h('section', { class: 'showcase' }, [
          h('div', { class: 'showcase-words' }, [
            h('h2', 'Write your own card game'),
            h('h3', 'You write'),
            list(AUTHOR),
            h('h3', 'The kernel gives'),
            list(KERNEL),
            h('p', [
              'Beside this is Goofspiel, a game of secret bids: ',
              h('a', { href: withBase('/example-goofspiel') }, 'how it was written'),
              '. Its rules stand below.',
            ]),
          ]),
          h('iframe', {
            class: 'showcase-game',
            title: 'Goofspiel, playable',
            loading: 'lazy',
            src: withBase('/example/index.html#/play/goofspiel?players=2&bot=soldier'),
          }),
        ]);
});
