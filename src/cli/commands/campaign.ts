import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { prepareBot } from '../../bots/spec.ts';
import type { GameModule } from '../../games/index.ts';
import {
  type Battle,
  battleOf,
  type Campaign,
  type Campaigns,
  type CampaignSide,
  type Fought,
  isOver,
  mayRepeat,
  openBattles,
  readFought,
  resultOf,
  scoreOf,
  storyOf,
} from '../../kernel/campaign.ts';
import type { Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { replay } from '../../kernel/record.ts';
import { simulate } from '../../lab/crew/lab.node.ts';
import { studyCampaign } from '../../lab/campaigns.ts';
import { type Share, shareOf } from '../../lab/study.ts';
import { whole, word } from '../arguments.ts';
import { type Call, command } from '../command.ts';
import { percent } from '../figures.ts';
import { readJson } from '../files.ts';
import { loadGame, numberOfSeed } from '../game.ts';
import { playOne } from '../play/play.ts';
import { Progress } from '../progress.ts';

const flags = {
  seat: word('1|2|all', '1'),
  bot: word('LEVEL', 'soldier'),
  out: word('FILE'),
  games: whole('N', 0, 1_000_000, 0),
  seed: word('S'),
} as const;
type Given = Call<typeof flags>;

/** Lists campaigns, shows how one stands, fights the next battle of it, or measures how often each side wins its battles. */
export default command('campaign', flags, async (call) => {
  const { io, text, language, flags: given } = call;
  const [name, id, battle] = call.positionals as readonly [string, string | undefined, string | undefined];
  const module = await loadGame(name, text);
  const campaigns = await module.campaigns?.();
  if (campaigns === undefined) throw new InputError(name, text.campaign.none);
  const chosen = campaigns.all.filter((one) => id === undefined || one.id === id);
  if (chosen.length === 0)
    throw new InputError(id!, text.campaign.noSuch(campaigns.all.map((one) => one.id).join(', ')));
  if (given.games > 0)
    return battle === undefined ? wholly(call, module, campaigns, chosen) : measured(call, module, chosen, battle);
  if (id === undefined) {
    for (const one of chosen) io.out(`${one.id.padEnd(18)} ${one.name[language]}`);
    return 0;
  }
  const [campaign] = chosen;
  const file = given.out ?? `${id}.json`;
  const fought = existsSync(file) ? kept(campaign!, readJson(file, text), file) : [];
  const stand = { campaign: campaign!, campaigns, module, fought, file };
  if (battle === undefined) return shown(call, stand);
  return fight(call, stand, battle);
});

interface Stand {
  readonly campaign: Campaign;
  readonly campaigns: Campaigns;
  readonly module: GameModule;
  readonly fought: readonly Fought[];
  readonly file: string;
}
function kept(campaign: Campaign, json: unknown, file: string): readonly Fought[] {
  const { campaign: id, fought } = (json ?? {}) as { readonly campaign?: unknown; readonly fought?: unknown };
  if (id !== campaign.id) throw new InputError(file, `is of the campaign ${String(id)}, not ${campaign.id}`);
  try {
    return readFought(campaign, fought);
  } catch (error) {
    throw new InputError(file, (error as Error).message);
  }
}
/** The old file stands until the new one is whole. */
function keep({ file, campaign }: Stand, fought: readonly Fought[]): void {
  writeFileSync(
    `${file}.part`,
    `${JSON.stringify({ redut: 'campaign', campaign: campaign.id, fought }, undefined, 2)}\n`,
  );
  renameSync(`${file}.part`, file);
}

/** How it stands: each battle with its result or its conditions, and the story when it is over. */
function shown({ io, text, language, flags: given }: Given, { campaign, campaigns, fought }: Stand): number {
  const w = text.campaign;
  const mine = given.seat === '2' ? 1 : 0;
  io.out(campaign.name[language]);
  if (fought.length === 0) io.out(`${campaign.told[language]}\n\n${campaigns.rule[language]}`);
  const open = openBattles(campaign, fought);
  for (const battle of campaign.battles) {
    const result = resultOf(fought, battle.id);
    const state =
      result !== undefined
        ? w.won(campaign.sides[result.won][language], result.turns)
        : open.includes(battle)
          ? w.open
          : w.later;
    const again = mayRepeat(campaign, fought, battle.id, mine) ? ` ${w.again}` : '';
    io.out(`\n${battle.id.padEnd(14)} ${battle.name[language]}, ${battle.date[language]}: ${state}${again}`);
    if (!open.includes(battle)) continue;
    const setup = campaigns.setupOf(campaign, battle, fought);
    for (const line of [
      battle.told[language],
      ...campaigns.conditions(battle, setup, language),
      ...campaigns.along(campaign, battle, fought, language),
    ])
      io.out(`  ${line}`);
  }
  const [first, second] = scoreOf(campaign, fought);
  io.out(`\n${campaign.sides[0][language]} ${first} : ${second} ${campaign.sides[1][language]}`);
  if (isOver(campaign, fought)) io.out(`\n${storyOf(campaign, fought, language).join('\n\n')}`);
  return 0;
}

async function fight(call: Given, stand: Stand, id: string): Promise<number> {
  const { text, language, lang, io, flags: given } = call;
  const { campaign, campaigns, fought, module } = stand;
  const battle = battleOf(campaign, id);
  if (battle === undefined)
    throw new InputError(id, text.campaign.noSuch(campaign.battles.map((one) => one.id).join(', ')));
  const people = peopleOf(call);
  const mine: CampaignSide = people.length === 1 && people[0] === 1 ? 1 : 0;
  if (!openBattles(campaign, fought).includes(battle) && !mayRepeat(campaign, fought, id, mine))
    throw new InputError(id, text.campaign.closed);
  await prepareBot(given.bot!, module.game);
  const setup = campaigns.setupOf(
    campaign,
    battle,
    fought.filter((one) => one.battle !== id),
  );
  const seed = given.seed ?? randomInt(1_000_000_000).toString(36);
  const asked = lang === undefined ? '' : ` --lang ${lang}`;
  const again = `redut campaign ${module.game.name} ${campaign.id} ${id} --seat ${given.seat} --bot ${given.bot}${asked} --seed ${seed}`;
  const { code, scores, match } = await playOne(
    { io, text, language, bot: given.bot!, seed, again },
    module,
    setup,
    people,
  );
  if (scores === undefined) return code;
  const result = await resultFrom(stand, battle, scores, match);
  keep(stand, [...fought, result]);
  io.out(`\n${battle.outcome[result.won][language]}`);
  return shown(call, { ...stand, fought: [...fought, result] });
}
async function resultFrom(
  { module, campaigns }: Stand,
  { id }: Battle,
  scores: readonly number[],
  match: Awaited<ReturnType<typeof playOne>>['match'],
): Promise<Fought> {
  const { state } = replay(module.game, await match.record(true));
  const won = scores[0]! > scores[1]! ? 0 : 1;
  return { battle: id, won, ...campaigns.after(state, won) };
}
function peopleOf({ text, flags: given }: Given): readonly Seat[] {
  if (given.seat === 'all') return [0, 1] as Seat[];
  if (given.seat === '1' || given.seat === '2') return [(Number(given.seat) - 1) as Seat];
  throw new InputError('--seat', text.wrong.oneOf('1, 2, all', given.seat!));
}

/** How often the first side wins one battle as it is before anything has gone along. */
async function measured(call: Given, module: GameModule, all: readonly Campaign[], only: string): Promise<number> {
  const { io, text, language, flags: given } = call;
  const bot = given.bot!;
  const battles = all.flatMap(({ id, sides, battles: own }) => own.map((battle) => ({ id, sides, battle })));
  const found = battles.find(({ battle }) => battle.id === only);
  if (found === undefined)
    throw new InputError(only, text.campaign.noSuch(battles.map(({ battle }) => battle.id).join(', ')));
  await prepareBot(bot, module.game);
  const progress = new Progress(io);
  const conduct = {
    seed: numberOfSeed(given.seed ?? '1'),
    threads: 1,
    progress: (done: number, of: number): void => progress.tell(text.lab.progress(done, of)),
  };
  const { games, wins } = await simulate(module, found.battle.setup, [bot, bot], given.games, conduct);
  progress.end();
  const figures = figuresOf(shareOf(wins[0]!.share, games));
  io.out(`${found.id} ${only}: ${text.campaign.share(found.sides[0][language], figures, games)}`);
  return 0;
}
const figuresOf = ({ share, from, to }: Share): string => `${percent(share)} % (${percent(from)} – ${percent(to)})`;

/** The same of all battles in whole campaigns: with what has gone along, and apart by who won the battle before. */
async function wholly(
  call: Given,
  module: GameModule,
  campaigns: Campaigns,
  all: readonly Campaign[],
): Promise<number> {
  const { io, text, language, flags: given } = call;
  await prepareBot(given.bot!, module.game);
  const progress = new Progress(io);
  const seed = numberOfSeed(given.seed ?? '1');
  for (const campaign of all) {
    const tell = (done: number, of: number): void => progress.tell(text.lab.progress(done, of));
    const found = studyCampaign(module, campaigns, campaign, given.bot!, given.games, { seed, progress: tell });
    progress.end();
    const [first, second] = campaign.sides.map((side) => side[language]) as [string, string];
    for (const { battle, all: share, after } of found) {
      io.out(`${campaign.id} ${battle}: ${text.campaign.share(first, figuresOf(share), share.games)}`);
      after?.forEach((one, side) =>
        io.out(`  ${text.campaign.after([first, second][side]!, figuresOf(one), one.games)}`),
      );
    }
  }
  return 0;
}
