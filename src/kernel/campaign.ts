/** A campaign: battles on a map that open one another; each is a match with a set-up of its own, and something of it goes along. */
import type { DefId } from './ids.ts';
import type { State } from './table.ts';
import type { Language } from './text.ts';

export type Told = Readonly<Record<Language, string>>;
/** The two sides of a campaign are the first two seats of its battles. */
export type CampaignSide = 0 | 1;

export interface Battle {
  readonly id: string;
  readonly name: Told;
  readonly date: Told;
  /** Where it lies on the map, in hundredths of its width and height. */
  readonly at: readonly [x: number, y: number];
  /** It opens once one of these has been fought; from the start, if there are none. */
  readonly after: readonly string[];
  /** The settings of the match, before anything has gone along. */
  readonly setup: Readonly<Record<string, unknown>>;
  /** What was there, before it is fought. */
  readonly told: Told;
  /** What the campaign tells of it afterwards, by the side that won. */
  readonly outcome: readonly [Told, Told];
  /** The campaign is over when it has been fought. */
  readonly last?: true;
}
export interface Campaign {
  readonly id: string;
  readonly name: Told;
  readonly sides: readonly [Told, Told];
  readonly told: Told;
  readonly battles: readonly Battle[];
  /** Lines of the map, in hundredths: rivers, coasts, the front. */
  readonly rivers: readonly string[];
  readonly front: string;
  /** How it ends: the first side has won most battles, both as many, the second most. */
  readonly endings: readonly [Told, Told, Told];
}
/** A battle that has been fought. What goes along is the game's to say, and plain enough for a file. */
export interface Fought {
  readonly battle: string;
  readonly won: CampaignSide;
  readonly turns: number;
  readonly along: Along;
}
export type Along = Readonly<Record<string, readonly string[]>>;
/** A field of `Along`, and what is wrong with it. */
export interface Astray {
  readonly field: string;
  readonly problem: string;
}

/** The campaigns of a game, and what its battles hand on. */
export interface Campaigns {
  readonly all: readonly Campaign[];
  /** What of a finished match goes along; by whom it was won the state need not say, such as where somebody gave up. */
  after(s: State, won: CampaignSide): Pick<Fought, 'turns' | 'along'>;
  /** What of `along` cannot have gone along from this battle, fought after those: the field and why. */
  astray(campaign: Campaign, before: readonly Fought[], one: Fought): Astray | undefined;
  /** The settings of a battle with what has gone along so far. */
  setupOf(campaign: Campaign, battle: Battle, fought: readonly Fought[]): Readonly<Record<string, unknown>>;
  /** The conditions in words, line by line: of the battle, and of what goes along. */
  conditions(battle: Battle, setup: Readonly<Record<string, unknown>>, language: Language): readonly string[];
  /** The prints that lie on the table from the start, by side. */
  starts(setup: Readonly<Record<string, unknown>>): readonly (readonly DefId[])[];
  along(campaign: Campaign, battle: Battle, fought: readonly Fought[], language: Language): readonly string[];
  /** What is carried over from battle to battle, said before the first. */
  readonly rule: Told;
}

export const battleOf = (campaign: Campaign, id: string): Battle | undefined =>
  campaign.battles.find((battle) => battle.id === id);
/** The last time that it was fought: a battle may be fought again, and then the last time counts. */
export const resultOf = (fought: readonly Fought[], id: string): Fought | undefined =>
  fought.findLast(({ battle }) => battle === id);

export const isOver = (campaign: Campaign, fought: readonly Fought[]): boolean =>
  campaign.battles.some(({ id, last }) => last === true && resultOf(fought, id) !== undefined);

/** What can be fought now: battles that are open and have not been fought. */
export function openBattles(campaign: Campaign, fought: readonly Fought[]): readonly Battle[] {
  if (isOver(campaign, fought)) return [];
  const isFought = (id: string): boolean => resultOf(fought, id) !== undefined;
  return campaign.battles.filter(({ id, after }) => !isFought(id) && (after.length === 0 || after.some(isFought)));
}
/** A battle that was lost may be fought once more, as long as none that came after it has been fought. */
export function mayRepeat(campaign: Campaign, fought: readonly Fought[], id: string, mine: CampaignSide): boolean {
  const result = resultOf(fought, id);
  if (result === undefined || result.won === mine) return false;
  if (fought.filter(({ battle }) => battle === id).length > 1) return false;
  return !campaign.battles.some(({ id: next, after }) => after.includes(id) && resultOf(fought, next) !== undefined);
}
/** What a match that is over is to its campaign: who won it, also where somebody gave up, and what goes along. */
export function foughtOut(campaigns: Campaigns, battle: string, s: State, scores: readonly number[]): Fought {
  const won = scores[0]! > scores[1]! ? 0 : 1;
  return { battle, won, ...campaigns.after(s, won) };
}
/** How many battles each side has won. */
export function scoreOf(campaign: Campaign, fought: readonly Fought[]): readonly [number, number] {
  const results = campaign.battles.flatMap(({ id }) => resultOf(fought, id) ?? []);
  const first = results.filter(({ won }) => won === 0).length;
  return [first, results.length - first];
}
/** The story of a campaign: how it began, each battle in the order in which it was fought, and how it ended. */
export function storyOf(campaign: Campaign, fought: readonly Fought[], language: Language): readonly string[] {
  const told = fought
    .filter((one) => resultOf(fought, one.battle) === one)
    .flatMap(({ battle, won }) => battleOf(campaign, battle)?.outcome[won][language] ?? []);
  const [first, second] = scoreOf(campaign, fought);
  const ending = campaign.endings[first > second ? 0 : first === second ? 1 : 2];
  return [campaign.told[language], ...told, ...(isOver(campaign, fought) ? [ending[language]] : [])];
}

/** What was kept of a campaign, if it still can be: battles that are not there, or came before they were open, are an error. */
export function readFought(campaign: Campaign, json: unknown): readonly Fought[] {
  const fail = (problem: string): never => {
    throw new Error(`the campaign: ${problem}`);
  };
  if (!Array.isArray(json)) return fail('must be a list of battles');
  const fought: Fought[] = [];
  for (const one of json as readonly Partial<Fought>[]) {
    const battle = typeof one?.battle === 'string' ? battleOf(campaign, one.battle) : undefined;
    if (battle === undefined) return fail(`there is no battle ${String(one?.battle)}`);
    if (one.won !== 0 && one.won !== 1) return fail(`${battle.id}: nobody has won it`);
    const isOpen = openBattles(campaign, fought).includes(battle);
    if (!isOpen && resultOf(fought, battle.id) === undefined) return fail(`${battle.id} was not open yet`);
    fought.push({ battle: battle.id, won: one.won, turns: Number(one.turns) || 0, along: readAlong(one.along) });
  }
  return fought;
}
function readAlong(json: unknown): Along {
  if (json === null || typeof json !== 'object') return {};
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, list]) =>
      Array.isArray(list) && list.every((one) => typeof one === 'string') ? [[name, list as readonly string[]]] : [],
    ),
  );
}
