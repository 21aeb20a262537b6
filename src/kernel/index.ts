// The public face of the kernel: what a game outside this repository is written with. Everything else is internal and may
// change from one version to the next; a test pins this list.
export { type Chance, FastChance, ScriptedChance } from './chance.ts';
export { FACT, type Fact, facts, type FactVocabulary } from './facts.ts';
export {
  type AskStage,
  type Flow,
  type Locals,
  nextIn,
  type PickStage,
  type Procedure,
  Rulebook,
  type RunStage,
  type SplitStage,
  type Stage,
  type Windows,
} from './flow.ts';
export type { AnyGame, Game, Held, Measures, Usage, Utility } from './game.ts';
export {
  type Action,
  asDef,
  asSeat,
  type CardId,
  type DefId,
  type Kind,
  type Seat,
  type SeatMask,
  type Viewer,
  type ZoneId,
} from './ids.ts';
export { Fields, InputError } from './input.ts';
export { type GameModule, moduleFrom, type RuleFiles } from './module.ts';
export { Options, type Refusal } from './options.ts';
export type { Play } from './play.ts';
export { type MatchRecord, readRecord, Recorded } from './record.ts';
export type { Roles } from './roles.ts';
export { type Decision, Rules, rulesFor } from './rules.ts';
export { Scenario, type Side } from './scenario.ts';
export { choice, flag, readSetup, type SetupOf, type SetupOption, type SetupOptions, written } from './setup.ts';
export { type Belief, type Bot, type Memory, type QuickPlayer, Sight } from './sight.ts';
export type { Cell, Column, Holds, State, Table } from './table.ts';
export {
  type Asked,
  type CardText,
  english,
  type Figure,
  type GameText,
  type GameTexts,
  type Language,
  LANGUAGES,
  slavic,
  type SlavicForms,
} from './text.ts';
export type { Features, Put } from './tokens.ts';
export {
  amount,
  cardOf,
  defOf,
  DONE,
  is,
  numberOf,
  PASS,
  seatOf,
  secondOf,
  spell,
  unspell,
  type Verb,
  verbOf,
  verbs,
  type Vocabulary,
} from './verbs.ts';
export { type Plan, type Sees, zones, type ZoneSpec } from './zones.ts';
