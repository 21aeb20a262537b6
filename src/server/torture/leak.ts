import { Worker } from 'node:worker_threads';
import { GAME_NAMES } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import { isChance, type Linking, linkingOf } from '../../kernel/contract/linking.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { someBringing, somePacked } from './bringing.ts';
import { playedGames } from './club.ts';
import { somePod } from './podding.ts';
import type { Report, Run } from './report.ts';
import { Truths } from './truths.ts';
import { type Difference, TwinServers } from './twin-servers.ts';

const PAIRS = 400;
/** Servers that keep everything in memory are closed and opened again after so many pairs. */
const BATCH = 1000;
const MOST_TOLD = 5;
/** The second thread plays other games. */
const THREAD = 500_000_000;
/** Of each game so many plays out of hidden hands are watched, and fewer where fewer pairs were asked for. */
const PLAYS = { most: 3000, least: 10 } as const;
/** A game that has no such play in so many moves has none; one that has some comes to all of them in so many for each. */
const MOVES = { none: 10_000, each: 1000 } as const;

/** What a part of the pairs gave. */
export interface Part {
  readonly steps: number;
  readonly messages: number;
  readonly pairs: Readonly<Record<string, number>>;
  /** Pairs that differ in what a seat brings before the deal, and in packs that are opened for an event. */
  readonly brought: number;
  readonly pods: number;
  readonly findings: readonly string[];
}
/** Compares so many pairs, one game after the other. */
export async function comparePairs(pairs: number, seed: number): Promise<Part> {
  const played = await playedGames();
  const sources = played.map((game, i) => new Truths(game, seed + i));
  const chance = new FastChance(seed);
  const part = {
    steps: 0,
    messages: 0,
    pairs: {} as Record<string, number>,
    brought: 0,
    pods: 0,
    findings: [] as string[],
  };
  for (let done = 0; done < pairs; done += BATCH) {
    const twins = await TwinServers.open(played);
    for (let n = done; n < Math.min(pairs, done + BATCH); n++) {
      const pair = sources[n % sources.length]!.next();
      const difference = await twins.compare(pair);
      const { name } = pair.game;
      part.steps += pair.script.length;
      part.pairs[name] = (part.pairs[name] ?? 0) + 1;
      if (difference !== undefined)
        part.findings.push(`${name}, seed ${seed}, pair ${n}, ${pair.viewer}: ${said(difference)}`);
      const bringing = (part.brought % 2 === 0 ? someBringing : somePacked)(pair.game, chance);
      if (bringing === undefined) continue;
      part.brought++;
      const told = await twins.compareBrought(bringing);
      if (told !== undefined)
        part.findings.push(`${name}, seed ${seed}, brought ${n}, ${bringing.viewer}: ${said(told)}`);
      const pod = part.brought % 2 === 0 ? somePod(pair.game, chance) : undefined;
      if (pod === undefined) continue;
      part.pods++;
      const opened = await twins.comparePods(pod);
      if (opened !== undefined)
        part.findings.push(`${name}, seed ${seed}, opened ${n}, ${pod.viewer}: ${said(opened)}`);
    }
    part.messages += twins.messages;
    await twins.close();
  }
  return part;
}
/** In a thread of its own: many pairs take two of them. */
function compareElsewhere(pairs: number, seed: number): Promise<Part> {
  const worker = new Worker(new URL('leak-worker.ts', import.meta.url), { workerData: { pairs, seed } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** Tells two truths apart from what a viewer is told, and draws from plays by the sleeves. */
export async function leak({ seed, pairs = PAIRS, say }: Run): Promise<Report> {
  const began = performance.now();
  const half = pairs >> 1;
  const parts =
    pairs < 2 * BATCH
      ? [await comparePairs(pairs, seed)]
      : await Promise.all([compareElsewhere(half, seed), compareElsewhere(pairs - half, seed + THREAD)]);
  const wanted = Math.min(PLAYS.most, Math.max(PLAYS.least, pairs));
  const links = (await playedGames()).map((game, i) => ({
    name: game.name,
    linking: linkingIn(game, wanted, seed + i),
  }));
  const findings = parts.flatMap((part) => part.findings);
  const linked = links.flatMap(({ name, linking: { linked: named, plays, expected, variance } }) =>
    isChance({ linked: named, plays, expected, variance })
      ? []
      : [`${name}: draws are linked to plays, ${named} of ${plays}, ${Math.round(expected)} by chance`],
  );
  const sum = (of: (part: Part) => number): number => parts.reduce((all, part) => all + of(part), 0);
  const ofGame = GAME_NAMES.map((name) => [`${name}Pairs`, sum((part) => part.pairs[name] ?? 0)] as const);
  const short = [
    ...ofGame.flatMap(([, count], i) => (count === 0 ? [`no pair of ${GAME_NAMES[i]}`] : [])),
    ...links.flatMap(({ name, linking: { plays } }) =>
      plays > 0 && plays < wanted ? [`${name}: ${plays} plays out of hidden hands, not ${wanted}`] : [],
    ),
  ];
  const lines = links.map(({ name, linking }) => rateOf(name, linking));
  for (const line of lines) say?.(line);
  return {
    kind: 'leak',
    seconds: Math.round((performance.now() - began) / 100) / 10,
    faults: {
      pairs,
      steps: sum(({ steps }) => steps),
      messages: sum(({ messages }) => messages),
      ...Object.fromEntries(ofGame),
      broughtPairs: sum(({ brought }) => brought),
      openedPairs: sum(({ pods }) => pods),
    },
    found: { findings: findings.length },
    wrong: [...findings.slice(0, MOST_TOLD), ...linked, ...short],
    short,
    lines,
  };
}
/** The fields that differ, or as much of the text as there is room for. */
function said({ where, at, first, second }: Difference): string {
  let i = 0;
  while (i < first.length && first[i] === second[i]) i++;
  const around = (text: string): string => text.slice(Math.max(0, i - 60), i + 40);
  return `${where} ${at}: …${around(first)}… or …${around(second)}…`;
}
function linkingIn(game: AnyGame, wanted: number, seed: number): Linking {
  const setup = readSetup(game.options, game.samples[0]!);
  const rules = rulesFor(game, setup);
  let moves = 0;
  const enough = ({ plays }: Linking): boolean =>
    plays >= wanted || ++moves > (plays === 0 ? MOVES.none : MOVES.none + MOVES.each * wanted);
  return linkingOf(rules, (s, chance) => rules.start(s, setup, chance), seed, enough);
}
/** How many draws were named by the sleeve, how many would be by chance, and how far chance goes in 95 of 100 runs. */
function rateOf(name: string, { plays, linked, expected, variance }: Linking): string {
  if (plays === 0) return `${name}: no cards of several draws lie alike in a hidden hand`;
  const percent = (n: number): string => `${((100 * n) / plays).toFixed(1)} %`;
  const interval = percent(1.96 * Math.sqrt(variance));
  return `${name}: ${plays} plays out of hidden hands, ${percent(linked)} linked to their draw, by chance ${percent(expected)} ± ${interval}`;
}
