#!/usr/bin/env node
// `npm create redut-game my-game`: a folder with a game that runs. Plain JavaScript, and nothing but Node's own modules: on
// an older Node it must get as far as the line that says what is wrong.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const wanted = 24;
const template = fileURLToPath(new URL('template', import.meta.url));
const NAME = /^[a-z][a-z\d-]{0,39}$/;
/** The games that Redut has itself. */
const OWN = new Set(['liberation', 'afu', 'bravery', 'war']);

const usage = `npm create redut-game <name>

Makes a folder of that name with a game that runs: small letters, digits and - only, a letter first.

  --redut <package>        another place to install redut from, such as a tarball
  --redut-pages <package>  the same for redut-pages
  --help                   says this
`;

/** @param {string} line @returns {never} */
function giveUp(line) {
  process.stderr.write(`create-redut-game: ${line}\n`);
  process.exit(2);
}

/** @returns {{ folder: string, from: Record<string, string | undefined> }} */
function asked() {
  try {
    const options = /** @type {const} */ ({
      redut: { type: 'string' },
      'redut-pages': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    });
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const { help, ...from } = values;
    if (help) {
      process.stdout.write(usage);
      process.exit(0);
    }
    if (positionals.length !== 1) giveUp('say what the game is called: npm create redut-game my-game');
    return { folder: resolve(positionals[0] ?? ''), from };
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} name @param {string} folder */
function check(name, folder) {
  if (!NAME.test(name))
    giveUp(`"${name}" cannot be the name of a game: small letters, digits and - only, a letter first, 40 at most`);
  if (OWN.has(name)) giveUp(`there is already a game ${name}: choose another name`);
  // A package cannot be installed into one of the same name.
  const { devDependencies } = JSON.parse(readFileSync(join(template, 'package.json'), 'utf8'));
  if (Object.hasOwn(devDependencies, name))
    giveUp(`${name} is a package that the game needs itself: choose another name`);
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) giveUp(`${folder} is a file`);
  if (readdirSync(folder).length > 0) giveUp(`${folder} is not empty`);
}

/** @param {string} folder @param {Record<string, string>} words */
function fill(folder, words) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fill(path, words);
    else {
      const text = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        text.replace(/\$([A-Z]+)\$/g, (all, word) => words[word] ?? all),
      );
    }
  }
}

if (Number(process.versions.node.split('.')[0]) < wanted)
  giveUp(`Node.js ${wanted} or newer is needed; this is ${process.versions.node}. See nodejs.org`);
const { folder, from } = asked();
const name = basename(folder);
check(name, folder);
const title = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
cpSync(template, folder, { recursive: true });
// npm leaves files of this name out of a package.
renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
fill(folder, { NAME: name, TITLE: title });
const manifest = join(folder, 'package.json');
const json = JSON.parse(readFileSync(manifest, 'utf8'));
Object.assign(json.devDependencies, from);
writeFileSync(manifest, `${JSON.stringify(json, undefined, 2)}\n`);
process.stdout.write(`${title} is in ${folder}. Now:

  cd ${folder}
  npm install
  npm start      plays it in the browser, against bots and online
  npm run dev    the same, begun anew whenever you change something
  npm run play   in the terminal
  npm test       its rules, and the contract that every game must pass

The rules are in src/game.ts, its words in src/text.ts, what both follow in rules.md.
`);
