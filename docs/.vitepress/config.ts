import { dirname } from 'node:path';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { rewrites, withSiteLinks } from './links.ts';

const docs = dirname(import.meta.dirname);
const repository = process.env['REDUT_REPOSITORY'];

const GAMES = {
  en: { liberation: 'Liberation', afu: 'AFU', bravery: 'UA: Bravery Time', war: 'WAR' },
  uk: { liberation: 'Визволення', afu: 'ЗСУ', bravery: 'UA: Bravery Time', war: 'ВІЙНА' },
  ru: { liberation: 'Освобождение', afu: 'ЗСУ', bravery: 'UA: Bravery Time', war: 'ВОЙНА' },
} as const;
const rulebooks = (language: keyof typeof GAMES): DefaultTheme.SidebarItem[] =>
  Object.entries(GAMES[language]).map(([game, text]) => ({
    text,
    link: `${language === 'en' ? '' : `/${language}`}/rules/${game}`,
  }));
const play = (text: string): DefaultTheme.NavItem => ({ text, link: '/play/index.html', target: '_self' });

/** What players read; whoever writes a game or hosts one reads English. */
const forPlayers = (
  language: 'uk' | 'ru',
  words: Readonly<Record<'play' | 'rules' | 'write' | 'onThisPage', string>>,
) => ({
  label: language === 'uk' ? 'Українська' : 'Русский',
  lang: language,
  themeConfig: {
    nav: [
      play(words.play),
      { text: words.rules, link: `/${language}/rules/liberation` },
      { text: words.write, link: '/tutorial' },
    ],
    sidebar: [{ text: words.rules, items: rulebooks(language) }],
    outline: { label: words.onThisPage },
  },
});

// The pages are the project's own docs folder as it stands; nothing is written twice.
export default defineConfig({
  srcExclude: ['examples/**', 'node_modules/**'],
  outDir: '../build/docs',
  cacheDir: '../build/docs-cache',
  title: 'Redut',
  description: 'Four card games on one rules kernel, and how to write your own',
  base: process.env['DOCS_BASE'] ?? '/',
  cleanUrls: true,
  rewrites,
  // What is copied into the site afterwards; scripts/site-links.ts follows every link of what was built.
  ignoreDeadLinks: [/^\/files\//, /^\/play\//, /^http:\/\/localhost/],
  // In our texts braces and angle brackets are notation, never templates.
  markdown: {
    html: false,
    config(md) {
      md.disable(['html_inline', 'html_block']);
      withSiteLinks(docs, md);
    },
  },
  vite: { logLevel: 'warn' },
  locales: {
    root: { label: 'English', lang: 'en' },
    uk: forPlayers('uk', { play: 'Грати', rules: 'Правила', write: 'Своя гра (англ.)', onThisPage: 'На сторінці' }),
    ru: forPlayers('ru', { play: 'Играть', rules: 'Правила', write: 'Своя игра (англ.)', onThisPage: 'На странице' }),
  },
  themeConfig: {
    // Most pages are in English only: the switch leads to the start page of the language.
    i18nRouting: false,
    search: {
      provider: 'local',
      options: {
        // The number of a rule is one word: WAR-13.1 is not WAR, 13 and 1.
        miniSearch: {
          options: { tokenize: (text) => text.match(/[A-Za-z]{3}-[A-Za-z]?\d+(?:\.\d+)*|[\p{L}\p{N}]+/gu) ?? [] },
          // A number that is nearly the same is another rule.
          searchOptions: { fuzzy: (term) => (/\d/.test(term) ? false : 0.2) },
        },
        // It lists every rule with its files, and would stand before the rules themselves.
        _render: (source, env, md) => {
          const page = md.render(source, env);
          return env.relativePath === 'rules-in-code.md' ? '' : page;
        },
      },
    },
    ...(repository === undefined ? {} : { socialLinks: [{ icon: 'github', link: repository }] }),
    nav: [
      play('Play'),
      { text: 'Your own game', link: '/tutorial' },
      { text: 'Rulebooks', link: '/rules/liberation' },
      { text: 'Hosting', link: '/self-hosting' },
    ],
    sidebar: [
      {
        text: 'Write a game',
        items: [
          { text: 'A first game in 20 minutes', link: '/tutorial' },
          { text: 'Adding a game', link: '/adding-a-game' },
          { text: 'How Goofspiel was written', link: '/example-goofspiel' },
          { text: 'How Nomination was written', link: '/example-nomination' },
          { text: 'Coming from boardgame.io', link: '/from-boardgame-io' },
          { text: 'Positions', link: '/positions' },
          { text: 'Puzzles', link: '/puzzles' },
          { text: 'Records', link: '/records' },
          { text: 'Card data of WAR', link: '/card-data' },
          { text: 'The public face', link: '/api' },
        ],
      },
      {
        text: 'Run it',
        items: [
          { text: 'Hosting', link: '/self-hosting' },
          { text: 'Reliability', link: '/reliability' },
          { text: 'The lab', link: '/lab' },
          { text: 'Learners', link: '/learners' },
          { text: 'Mutants', link: '/mutants' },
          { text: 'The protocol', link: '/protocol' },
          { text: 'The command line', link: '/command-line' },
          { text: 'Clocks', link: '/clocks' },
          { text: 'Privacy', link: '/privacy' },
          { text: 'Accessibility', link: '/accessibility' },
        ],
      },
      {
        text: 'The house',
        items: [
          { text: 'Architecture', link: '/architecture' },
          { text: 'The pages', link: '/web' },
          { text: 'How many presses a turn takes', link: '/activations' },
          { text: 'AFU in two editions', link: '/afu-editions' },
          { text: 'Where a rule lies in the code', link: '/rules-in-code' },
          { text: 'WAR: what to check by the printed cards', link: '/war-proof-sheet' },
          { text: 'Balance: AFU', link: '/balance-afu' },
          { text: 'Balance: Bravery Time', link: '/balance-bravery' },
          { text: 'Balance: Liberation', link: '/balance-liberation' },
          { text: 'Balance: WAR', link: '/balance-war' },
        ],
      },
      { text: 'Rulebooks', items: rulebooks('en') },
    ],
  },
});
