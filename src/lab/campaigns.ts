import { SelfPlay } from '../bots/self-play.ts';
import { botFor } from '../bots/spec.ts';
import {
  type Battle,
  type Campaign,
  type Campaigns,
  type CampaignSide,
  type Fought,
  isOver,
  openBattles,
  resultOf,
} from '../kernel/campaign.ts';
import { FastChance } from '../kernel/chance.ts';
import { readSetup } from '../kernel/setup.ts';
import { type Conduct, seedOf, type Share, shareOf, type Subject, winners } from './study.ts';

/** How often the first side wins a battle, with what has gone along. */
interface BattleStudy {
  readonly battle: string;
  readonly all: Share;
  /** Where the first side, and where the second, has won the battle before; absent where none comes before. */
  readonly after?: readonly [Share, Share];
}

/** Bots fight whole campaigns: whatever can be fought now, by lot, until the last battle. */
export function studyCampaign(
  { game }: Subject,
  campaigns: Campaigns,
  campaign: Campaign,
  bot: string,
  games: number,
  { seed = 1, progress }: Conduct = {},
): readonly BattleStudy[] {
  const won = new Map<string, Ended[]>();
  for (let n = 0; n < games; n++) {
    const chance = new FastChance(seedOf(seed, n, 0));
    const fought: Fought[] = [];
    while (!isOver(campaign, fought)) {
      const open = openBattles(campaign, fought);
      const battle = open[chance.below(open.length)]!;
      const setup = readSetup(game.options, campaigns.setupOf(campaign, battle, fought));
      const table = new SelfPlay(game, setup);
      const bots = [0, 1].map((seat) => botFor(bot, game, seedOf(seed, n, 4 * fought.length + 1 + seat)));
      table.play(bots, new FastChance(seedOf(seed, n, 4 * fought.length + 3)));
      const side = (winners(table.rules, table.state) & 1) === 1 ? 0 : 1;
      won.set(battle.id, [...(won.get(battle.id) ?? []), { won: side, before: latest(battle, fought)?.won }]);
      fought.push({ battle: battle.id, won: side, ...campaigns.after(table.state, side) });
    }
    progress?.(n + 1, games);
  }
  return campaign.battles.map(({ id }) => studied(id, won.get(id) ?? []));
}
interface Ended {
  readonly won: CampaignSide;
  readonly before: CampaignSide | undefined;
}
const latest = ({ after }: Battle, fought: readonly Fought[]): Fought | undefined =>
  fought.findLast((one) => after.includes(one.battle) && resultOf(fought, one.battle) === one);
const shareIn = (list: readonly Ended[]): Share =>
  shareOf(list.filter(({ won }) => won === 0).length / Math.max(1, list.length), list.length);
function studied(battle: string, list: readonly Ended[]): BattleStudy {
  const of = (side: CampaignSide): Share => shareIn(list.filter(({ before }) => before === side));
  const isFirst = list.every(({ before }) => before === undefined);
  return { battle, all: shareIn(list), ...(isFirst ? {} : { after: [of(0), of(1)] }) };
}
