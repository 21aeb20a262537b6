#!/usr/bin/env node
// `npm create redut-game my-game`: a folder with a game that runs. Plain JavaScript, and nothing but Node's own modules.
import { cpSync, existsSync, globSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const template = join(import.meta.dirname, 'template');
const NAME = /^[a-z][a-z\d-]{0,39}$/;

/** @param {string} line @returns {never} */
function giveUp(line) {
  process.stderr.write(`create-redut-game: ${line}\n`);
  process.exit(2);
}

/** @returns {{ folder: string, redut: string | undefined }} */
function asked() {
  try {
    // `--redut` names another place to install Redut from, such as a tarball.
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { redut: { type: 'string' } } });
    if (positionals.length !== 1) giveUp('say what the game is called: npm create redut-game my-game');
    return { folder: resolve(positionals[0] ?? ''), redut: values.redut };
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

const { folder, redut } = asked();
const name = basename(folder);
if (!NAME.test(name))
  giveUp(`"${name}" cannot be the name of a game: small letters, digits and - only, a letter first`);
if (existsSync(folder) && readdirSync(folder).length > 0) giveUp(`${folder} is not empty`);

const title = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
const identifier = name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase()).replaceAll('-', '');
cpSync(template, folder, { recursive: true });
// npm leaves files of this name out of a package.
renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
for (const file of globSync('**/*.*', { cwd: folder })) {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const filled = text.replaceAll('__NAME__', name).replaceAll('__TITLE__', title).replaceAll('__GAME__', identifier);
  if (filled !== text) writeFileSync(path, filled);
}
if (redut !== undefined) {
  const path = join(folder, 'package.json');
  const json = JSON.parse(readFileSync(path, 'utf8'));
  json.devDependencies.redut = redut;
  writeFileSync(path, `${JSON.stringify(json, undefined, 2)}\n`);
}
process.stdout.write(`${title} is in ${folder}. Now:

  cd ${folder}
  npm install
  npm start      plays it in the browser, against bots and online
  npm run play   in the terminal
  npm test       its rules, and the contract that every game must pass

The rules are in src/game.ts, its words in src/text.ts, what both follow in rules.md.
`);
