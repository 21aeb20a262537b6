import { defineConfig } from 'vitepress';

const games = [
  ['liberation', 'Liberation'],
  ['afu', 'AFU'],
  ['bravery', 'UA: Bravery Time'],
  ['war', 'WAR'],
] as const;
const rulebooks = (folder: string) => games.map(([game, text]) => ({ text, link: `/rules/${folder}${game}` }));

// The pages are the project's own docs folder as it stands; nothing is copied or written twice.
export default defineConfig({
  srcExclude: ['examples/**', 'node_modules/**'],
  outDir: '../build/docs',
  cacheDir: '../build/docs-cache',
  title: 'Redut',
  description: 'Four card games on one rules kernel, and how to write your own',
  base: process.env['DOCS_BASE'] ?? '/',
  cleanUrls: true,
  // Links to sources and to papers beside docs/ lead into the repository, which is not part of the site.
  ignoreDeadLinks: [
    /^http:\/\/localhost/,
    /\.\.\/(src|bench|examples|README|CONTRIBUTING|SECURITY|CHANGELOG|positions|records)/,
  ],
  // In our texts braces and angle brackets are notation, never templates.
  markdown: { html: false, config: (md) => void md.disable(['html_inline', 'html_block']) },
  vite: { logLevel: 'warn' },
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Play', link: '/play/index.html', target: '_self' },
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
          { text: 'AFU in two editions', link: '/afu-editions' },
          { text: 'Balance: AFU', link: '/balance-afu' },
          { text: 'Balance: Bravery Time', link: '/balance-bravery' },
          { text: 'Balance: WAR', link: '/balance-war' },
        ],
      },
      { text: 'Rulebooks', items: rulebooks('') },
      { text: 'Правила', collapsed: true, items: rulebooks('uk/') },
      { text: 'Правила (рос.)', collapsed: true, items: rulebooks('ru/') },
    ],
  },
});
