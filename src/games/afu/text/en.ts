import { english } from '../../../kernel/text.ts';
import { isPaid, toTake } from './asked.ts';
import { REFUSALS } from './refusals.ts';
import { TABLES } from './tables.ts';
import { figure } from './names.ts';
import type { Words } from './words.ts';

const invaders = (n: number): string => english(n, { one: 'invader', other: 'invaders' });
const CAUSES = [
  '',
  'three panic cards in hand',
  'the panic stack is empty',
  'the invader has captured three objectives',
] as const;
const VALUE = { attack: 'attack', defence: 'defence' } as const;
const points = (n: number, of: string): string => `${n} ${of} ${n === 1 ? 'point' : 'points'}`;
/** What an objective asks for, by the number that prompts carry. */
const asked = (n: number | undefined, demands: number | undefined): string =>
  points(n ?? 0, demands === 1 ? 'defence' : 'attack');
const TYPE = { infantry: 'Infantry', tank: 'Tank', artillery: 'Artillery', air: 'Air' } as const;
const BADGE = {
  mechanised: 'Mechanised',
  armoured: 'Armoured',
  artillery: 'Artillery',
  airAssault: 'Air Assault',
  territorial: 'Territorial Defence',
  specialOps: 'Special Operations',
} as const;

/** What a solo auction would come to, by its verdict. */
const VERDICTS = [
  'it stays, without panic',
  'it stays, and you take a panic card',
  'the invader captures it',
  'the invader captures it, and you take a panic card',
  'it is yours',
] as const;

export const en: Words = {
  language: 'en',
  title: 'AFU: Armed Forces of Ukraine',
  aim: 'Beat off the invaders, build up your forces and take objectives; whoever has the most victory points wins.',
  aimAlone:
    'Beat off the invaders and take objectives: the more victory points, the higher your rank. You lose with three panic cards in hand, an empty panic stack, or three objectives captured by the invader.',
  seats: ['First army', 'Second army'],
  hidden: 'hidden card',
  family: {
    none: '',
    starting: 'Starting card',
    afu: 'AFU card',
    aid: 'Aid',
    panic: 'Panic',
    flagInvader: 'Invader',
    numberedInvader: 'Invader',
    objective: 'Objective',
    event: 'Event',
    promo: 'Event (promo)',
    achievement: 'Achievement',
    firstPlayer: 'First Player card',
  },
  type: { none: 'no type', infantry: 'Infantry', tank: 'Tanks', artillery: 'Artillery', air: 'Air' },
  badge: { plain: 'no badge', ...BADGE },
  reinforcements: {
    enhance: 'Reinforcements: support row only, makes the attack enhanced',
    support: 'Reinforcements: support row only',
  },
  mark: {
    reinforcements: 'Reinforcements: support row only, makes the attack enhanced (English rulebook: it only supports)',
    enemyArtillery: 'Enemy Artillery: the support card opposite goes to the hospital',
    rocketStrike: 'Rocket Strike: if it survives, the recruitment display is replaced',
    antiAir: 'Anti-air',
    air: 'Air unit: only air units and anti-air can destroy it',
  },
  number: ['I', 'II'],
  flag: ['yellow flag', 'blue flag'],
  attack: 'attack',
  enhancedAttack: 'enhanced attack',
  enhancedDefence: 'enhanced defence',
  defence: 'defence',
  support: 'support',
  points,
  vp: (n) => `${figure(n)} VP`,
  rp: (n) => `${n} RP`,
  panics: (n) => english(n, { one: 'panic card', other: 'panic cards' }),
  cost: (n) => `Cost ${n} RP`,
  pay: (n) => `Compensation ${n} RP`,
  removePanic: 'Compensation: return a panic card',
  condition: (when) => {
    switch (when.is) {
      case 'destroyed':
        return `at least ${invaders(when.least)} ${when.least === 1 ? 'was' : 'were'} destroyed this turn`;
      case 'badge':
        return `you have another card with the ${BADGE[when.badge]} badge`;
      case 'panicThisRound':
        return 'you received a panic card this round';
      case 'playedNormalDefence':
        return 'another card with normal defence was played';
      case 'playedEnhancedDefence':
        return 'another card with enhanced defence was played';
      case 'objectiveOpen':
        return 'an objective is open';
    }
  },
  reward: (reward) => {
    switch (reward.gain) {
      case 'attackPlus':
        return `+${reward.n} attack`;
      case 'defencePlus':
        return `+${reward.n} defence`;
      case 'supportPlus':
        return `+${reward.n} support`;
      case 'recruitPoints':
        return `+${reward.n} RP`;
      case 'panicShield':
        return 'you do not take your next panic card this round';
      case 'returnPanic':
        return 'return a panic card from your deck, hand or discard pile';
      case 'draw1':
        return 'draw a card';
      case 'recon3':
        return 'look at the top 3 cards of your invader deck; you may discard 1';
      case 'hospitalSwap':
        return 'instead of fighting, put this card into the hospital and take any other card from it';
    }
  },
  bonus: (condition, reward) => (condition === '' ? `Bonus: ${reward}` : `Bonus if ${condition}: ${reward}`),
  effect: (effect) => {
    switch (effect.does) {
      case 'buy':
        return `Each player may immediately buy cards for up to ${effect.n} RP`;
      case 'cycle1':
        return 'Each player discards a card and draws one';
      case 'fewerInvaders':
        return 'One invader fewer in the attack row this round';
      case 'panic':
        return 'Each player takes a panic card';
      case 'airLoss':
        return 'Players’ air units that fought go to the hospital after combat';
      case 'recon3':
        return 'Each player looks at the top 3 cards of their invader deck and may discard 1';
      case 'hospitalReturn':
        return 'Each player takes a card from the hospital into their hand';
      case 'discard1':
        return 'Each player discards a card';
    }
  },
  chaining: 'Chaining: reveal the next event',
  test: (test) => {
    switch (test.counts) {
      case 'trophies':
        return test.of === 'any'
          ? `Invaders destroyed: at least ${test.least}`
          : `${TYPE[test.of]} invaders destroyed: at least ${test.least}`;
      case 'deckType':
        return `${TYPE[test.of]} cards in the deck: at least ${test.least}`;
      case 'deckBadge':
        return `Cards with the same badge in the deck: at least ${test.least}`;
      case 'combined':
        return `Among bought cards in the deck: ${test.infantry} infantry, ${test.tank} tank, ${test.artillery} artillery, ${test.air} air`;
      case 'panic':
        return `At most ${english(test.most, { one: 'panic card', other: 'panic cards' })} in the deck`;
      case 'bridges':
        return `All ${test.least} bridges taken`;
    }
  },
  threshold: (kind, demands, n) =>
    `${{ bridge: 'Bridge', city: 'City', island: 'Island', ship: 'Ship' }[kind]}: take it with ${points(n, VALUE[demands])}`,
  panicText: '−1 VP at the end; takes up space in your hand',
  firstText: 'Shows who is first this round',
  prompts: {
    keepSecret: () => 'Keep one secret achievement.',
    place: () => 'Place cards against the invaders and use bonuses. When you are done, start the battle.',
    aftermath: () => 'The battle has unlocked bonuses. Use them or pass.',
    auctionBonus: () => 'Use the bonuses of the cards spent on the objective, or pass.',
    recruit: (v) => `Recruitment: you have ${v['points']} RP. Choose cards for your deck, or end it.`,
    reconDrop: () => 'Recon: you may discard one of these invaders.',
    reconReturn: () => 'Put the invaders back on the deck. The last one goes on top.',
    discard: () => 'Event: discard a card.',
    cycle: () => 'Event: discard a card and draw one.',
    fetch: () => 'Take a card from the hospital into your hand.',
    bid: (v, card) =>
      `${card(v['objective'])} (${v['vp']} VP): ${asked(v['threshold'], v['demands'])} needed${(v['bid'] ?? 0) > 0 ? `, the bid is ${v['bid']}` : ''}. ${(v['bid'] ?? 0) > 0 ? 'Bid more or pass.' : 'Bid or pass; with no bid both take a panic card.'}`,
    pay: (v, card) =>
      `${card(v['objective'])} (${v['vp']} VP): use cards worth at least ${asked(v['bid'], v['demands'])}; so far ${v['worth']}${isPaid(v) ? ', which is enough' : ''}.`,
    offer: (v, card) =>
      `${card(v['objective'])} (${v['vp']} VP): it takes ${asked(toTake(v), v['demands'])}, the invader bids ${v['bid']}, you have ${v['worth']}. If you finish, ${VERDICTS[v['verdict'] ?? 0]}.`,
  },
  leaveOpen: (says, columns) => `${says} (undefended: column ${columns})`,
  leave: {
    place: 'Start the battle',
    aftermath: 'Skip bonuses',
    auctionBonus: 'Skip bonuses',
    recruit: 'End recruitment',
    reconDrop: 'Discard nothing',
    pay: 'Use these cards',
    offer: 'End the attempt',
  },
  options: {
    pass: 'Pass',
    done: 'Done',
    bid: (n) => `Bid ${n}`,
    bidFor: (n, o) => `${n === undefined ? 'Pass on' : `Bid ${n} for`} ${o}`,
    keep: (c, what) => `Keep ${c}: ${what}`,
    defend: (c, n) => `${c} to the defence row, column ${n}`,
    support: (c, n) => `${c} to the support row, column ${n}`,
    takeBack: (c, row) => `Take back ${c} (${row})`,
    bonus: (c, r, from) => `${c}: ${r}${from === '' ? '' : ` (${from})`}`,
    decline: (c, r) => `${c}: decline the bonus (${r})`,
    nothingToScout: 'the invader deck is empty: there is nothing to look at',
    swap: (c, f) => `Swap: ${c} → hospital, ${f} → hand`,
    drop: (c) => `Discard ${c}`,
    putBack: (c) => `Put ${c} back on the deck`,
    discard: (c) => `Discard ${c}`,
    cycle: (c) => `Discard ${c} and draw a card`,
    fetch: (c) => `Take ${c}`,
    offer: (c) => `Use ${c}`,
    buy: (c, n) => `Recruit ${c} for ${n} RP`,
    calm: (from) => `Return a panic card (${from})`,
  },
  from: ['', 'from your hand', 'from the discard pile', 'from the deck'],
  zones: {
    deck: 'personal deck',
    hand: 'hand',
    late: 'drawn after the battle',
    discard: 'personal discard pile',
    hospital: 'hospital',
    defence1: 'defence row 1',
    defence2: 'defence row 2',
    defence3: 'defence row 3',
    support1: 'support row 1',
    support2: 'support row 2',
    support3: 'support row 3',
    used: 'used on the objective',
    calmed: 'returned panic',
    invaderDeck: 'invader deck',
    invaderDiscard: 'invader discard pile',
    attack1: 'attack row 1',
    attack2: 'attack row 2',
    attack3: 'attack row 3',
    enemySupport1: 'invader support 1',
    enemySupport2: 'invader support 2',
    enemySupport3: 'invader support 3',
    aside: 'set aside',
    recon: 'recon',
    trophies: 'trophies',
    secret: 'secret achievement',
    open1: 'recruitment display, place 1',
    open2: 'recruitment display, place 2',
    open3: 'recruitment display, place 3',
    open4: 'recruitment display, place 4',
    open5: 'recruitment display, place 5',
    afuDeck: 'AFU deck',
    struck: 'hit by rockets',
    aid: 'International Aid',
    panic: 'panic stack',
    achievements: 'common achievements',
    achievementBox: 'other achievements',
    numberI: 'invaders I',
    numberII: 'invaders II',
    eventDeck: 'event deck',
    events: 'played events',
    pile: 'objective pile',
    captured: 'captured by the invader',
    bid: 'the invader’s bid',
    box: 'out of the game',
  },
  settings: {
    players: 'Players',
    edition: 'Rulebook',
    kalyna: 'Chervona Kalyna',
    difficulty: 'Solo difficulty',
    first: 'First player',
    colour: 'Colour',
  },
  values: {
    1: 'one',
    2: 'two',
    true: 'on',
    false: 'off',
    easy: 'easy',
    hard: 'hard',
    incredible: 'incredibly hard',
    random: 'at random',
    one: 'first army',
    two: 'second army',
    yellow: 'yellow',
    blue: 'blue',
    uk: 'Ukrainian',
    en: 'English',
  },
  refusals: REFUSALS.en,
  refused: (rule) => `The rules do not allow this (${rule}).`,
  facts: {
    round: (n, first) => (first === undefined ? `— Round ${n} —` : `— Round ${n}. ${first} goes first —`),
    phase: (war) => (war ? '=== Full-Scale War ===' : '=== Invasion ==='),
    event: (c, text) => `Revealed: ${c}. ${text}`,
    spent: (who, c) => `${who} spends ${c} on the objective.`,
    placed: (who, c, row) => `${who} places ${c}: ${row}.`,
    scoutDropped: (who, c) => `${who} discards from the scouted invaders: ${c}.`,
    scoutReturned: (who, c, top) =>
      c === ''
        ? `${who} puts a scouted card back on the invaders’ deck.`
        : `${who} puts the card ${c} back on the invaders’ deck${top ? ': it is the top one' : ''}.`,
    secretKept: (who, c) => `${who} keeps a secret achievement${c === '' ? '' : `: ${c}`}.`,
    fetched: (who, c) => `${who} takes from the hospital: ${c}.`,
    ready: (who) => `${who} is ready for battle.`,
    bonusUsed: (who, c) => `${who} uses the bonus of ${c}.`,
    bonusDeclined: (who, c) => `${who} declines the bonus of ${c}.`,
    panicTaken: (who) => `${who} takes a panic card.`,
    panicPrevented: (who) => `${who}: a panic card is prevented.`,
    panicReturned: (who, from) => `${who} returns a panic card ${from.replace('your', 'its')}.`,
    fought: (who, n, destroyed, beaten, shelled) =>
      `Column ${n} · ${who}: the invader ${destroyed ? 'is destroyed' : 'survives'}, the defender ${beaten ? 'goes to the hospital' : 'holds'}${shelled ? '; artillery hits the support card' : ''}.`,
    undefended: (who, n) => `Column ${n} · ${who}: undefended.`,
    rocket: () => 'Rocket Strike: the recruitment display is replaced.',
    budget: (who, n) => `${who}: ${n} RP for recruitment.`,
    bought: (who, c, n) => `${who} recruits ${c} for ${n} RP.`,
    bid: (who, n) => `${who} bids ${n}.`,
    passed: (who) => `${who} passes.`,
    bidFailed: (who, n) =>
      `${who} cannot pay the bid of ${n}: every card with such points is spent, and the objective stays.`,
    taken: (who, c) => `${who} takes ${c}.`,
    stays: (c) => `${c} stays on top of the pile.`,
    captured: (c) => `The invader captures ${c}.`,
    lost: (cause) => `Defeat: ${CAUSES[cause]}.`,
    achieved: (who, c) => `${who} has achieved ${c}.`,
    scored: (who, n) => `${who}: ${figure(n)} VP.`,
  },
  table: TABLES.en,
  outcome: {
    ended: (byShip) =>
      byShip ? 'The cruiser Moskva has been revealed: that was the last round.' : 'The panic stack has run out.',
    won: (who) => `${who} wins.`,
    draw: 'A draw.',
    donate: 'The rulebook advises a donation to the defenders of Ukraine and another game.',
    byPanic: 'Tied on VP: whoever has fewer panic cards wins.',
    total: (who, n) => `${who}: ${figure(n)} VP in total`,
    rank: (rank, n) => `${n} VP: ${rank}.`,
    lost: (cause) => `The game is lost: ${CAUSES[cause]}.`,
    notMet: 'not met',
    bothMet: 'met by both, so nobody scores it',
    secret: 'secret',
  },
  ranks: {
    ironGeneral: 'Iron General',
    general: 'General',
    colonel: 'Colonel',
    major: 'Major',
    captain: 'Captain',
    lieutenant: 'Lieutenant',
    sergeant: 'Sergeant',
    recruit: 'Recruit',
    saboteur: 'Enemy Saboteur',
  },
};
