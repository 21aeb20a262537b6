import { coverage } from '../../kernel/contract/rulebook.node.ts';
import { GAME_NAMES, moduleOf } from '../../games/index.ts';
import { InputError } from '../../kernel/input.ts';
import { packaged } from '../../server/root.ts';
import { flag } from '../arguments.ts';
import { type Call, columns, command } from '../command.ts';
import { chapters, findRule, rulebooks, ruleLines } from '../rulebook.ts';
import { folderOf, type Place, sourcesOf } from '../sources.ts';

const flags = { coverage: flag(), json: flag() } as const;
type RulesCall = Call<typeof flags>;

export default command('rules', flags, (call) => {
  const id = call.positionals[0];
  if (call.flags.coverage) return showCoverage(call);
  return id === undefined ? list(call) : show(call, id);
});

function showCoverage({ io, flags: { json }, text }: RulesCall): number {
  // It reads the tests, which are not installed.
  if (packaged) throw new InputError('--coverage', text.wrong.onlyFromSource);
  const covered = coverage().map(({ game, cited, open }) => ({
    game,
    rules: cited.length + open.length,
    cited: cited.length,
    open: open.map(({ id }) => id),
  }));
  if (json) {
    io.out(JSON.stringify(covered));
    return 0;
  }
  for (const { game, rules, cited, open } of covered) {
    io.out(`${game}: ${text.rules.cited(cited, rules)}`);
    if (open.length > 0) io.out(`  ${text.rules.open}: ${open.join(' ')}`);
  }
  return 0;
}

async function list({ io, flags: { json }, language, text }: RulesCall): Promise<number> {
  const books = await rulebooks(language);
  if (json) {
    io.out(JSON.stringify(books));
    return 0;
  }
  for (const { game, rules } of books) {
    io.out(`${game}: ${text.rules.count(rules.length)}`);
    io.out(columns(chapters(rules)).join('\n'));
  }
  return 0;
}
async function show({ io, flags: { json }, language, text }: RulesCall, id: string): Promise<number> {
  const modules = await Promise.all(GAME_NAMES.map((name) => moduleOf(name)));
  const found = findRule(id, language, modules);
  if (found === undefined) throw new InputError(id, text.wrong.noRule);
  const module = modules.find(({ game }) => game.name === found.game);
  const { code, tests } = sourcesOf(found.game);
  const places = {
    code: addresses(found.game, code.get(found.rule.id)),
    tests: addresses(found.game, tests.get(found.rule.id)),
  };
  if (json) {
    io.out(JSON.stringify({ game: found.game, ...found.rule, ...places }));
    return 0;
  }
  io.out(ruleLines(found, module?.texts[language], text).join('\n'));
  for (const kind of ['code', 'tests'] as const)
    if (places[kind].length > 0) io.out(`${text.rules[kind]}:\n  ${places[kind].join('\n  ')}`);
  return 0;
}
/** As an editor opens them. */
const addresses = (game: string, places: readonly Place[] = []): string[] =>
  places.map(({ file, line }) => `${folderOf(game)}/${file}:${line}`);
