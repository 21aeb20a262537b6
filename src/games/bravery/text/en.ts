import { english } from '../../../kernel/text.ts';
import { cardsEn } from './cards-en.ts';
import { figure, type Words } from './words.ts';

const cards = (n: number): string => english(n, { one: 'card', other: 'cards' });
/** ` in plan 2`, or nothing for the own plan. */
const where = (word: string, plan: string): string => (plan === '' ? '' : ` ${word} ${plan}`);

export const en: Words = {
  ...cardsEn,
  language: 'en',
  title: 'UA: Bravery Time',
  aim: 'Together free every territory and resolve every Civil Need before the enemy deck runs out.',
  seat: (n) => `Player ${n}`,
  soloPlan: (n) => `plan ${n}`,
  planOf: (who) => `the plan of ${who}`,
  prompts: {
    planning: ({ days, room, will, over, makers, alone, second, asked }) => {
      const plan = alone ? `Make both plans. Plan ${second ? 2 : 1}` : 'Plan your week';
      const sum = `${plan}: ${days} of ${room} days, Will ${figure(will)}.`;
      if (over > 0) return `${sum} ${over} too many: play ${[...makers, 'take a card back'].join(', or ')}.`;
      if (alone) return sum;
      return `${sum} ${asked ? 'The others wait for your answers.' : 'Cards may be given and asked for.'}`;
    },
    hostileFirst: 'Hostile cards come first: choose a plan for each of them.',
    planned: (asked) =>
      asked
        ? 'Your plan is confirmed. The week begins when you have answered the others.'
        : 'Your plan is confirmed. The week begins when the others have confirmed theirs.',
    cancel: (choice, helper) =>
      choice === ''
        ? `${helper}: drive away the enemy card just turned up, or agree to let it be.`
        : `${helper}: drive away ${choice}? All must agree.`,
    target: (choice, attack) =>
      choice === ''
        ? `The enemy attacks with ${attack}. Which territory?`
        : `The enemy attacks ${choice} with ${attack}? All must agree.`,
    defend: (target, attack, defence) =>
      `Attack on ${target}: ${attack} against ${defence}, it ${attack > defence ? 'falls' : 'holds'}. Commit cards, then agree.`,
    undermine: (choice) =>
      choice === ''
        ? 'Secret Operation: choose what it works against, or agree to leave it unused.'
        : `Secret Operation against ${choice}? All must agree.`,
    counter: (target, attack, defence) =>
      target === ''
        ? 'Counter-offensive: choose a territory, or agree to stop.'
        : `Counter-offensive on ${target}: ${attack} against ${defence}, ${attack > defence ? 'it is freed' : `${defence + 1 - attack} more needed`}. Commit cards, then agree.`,
    putBack: (left) => `Put ${cards(left)} back on the enemy deck: the last one lies on top.`,
    recover: 'Headquarters: take a Military Action from the discard pile, or nothing.',
  },
  options: {
    plan: (card, plan) => `Plan ${card}${where('in', plan)}`,
    takeBack: (card, plan) => `Take back ${card}${where('from', plan)}`,
    volunteer: (need, plan) => `Volunteers take over ${need}${where('in', plan)}`,
    dismiss: (need, plan) => `Take the Volunteers back from ${need}${where('in', plan)}`,
    shift: (card, plan) => `Move ${card} to ${plan}`,
    give: (card, to) => `Give ${card} to ${to}`,
    ask: (card, of) => `Ask ${of} for ${card}`,
    accept: (card, from) => `Accept ${card} from ${from}`,
    decline: (card, of) => `Decline: ${card}, ${of}`,
    confirm: 'Confirm the plan',
    reopen: 'Change the plan after all',
    cancel: (card) => `Drive away ${card}`,
    target: (land) => `Enemy target: ${land}`,
    undermine: (what) => `Against ${what}`,
    attack: (land) => `Attack ${land}`,
    leave: 'Propose nothing',
    commit: (card, plan) => `Commit ${card}${where('of', plan)}`,
    withdraw: (card, plan) => `Withdraw ${card}${where('of', plan)}`,
    agree: 'Agree',
    decide: 'Decide for all',
    putBack: (card) => `Put back ${card}`,
    recover: (card) => `Take ${card}`,
    pass: 'Take nothing',
  },
  facts: {
    round: (n) => `Week ${n}`,
    drew: (who, names) => `${who} draws ${names}`,
    planned: (who, card) => `${who} plans ${card}`,
    tookBack: (who, card) => `${who} takes back ${card}`,
    gave: (who, card, to) => `${who} gives ${card} to ${to}`,
    turnedUp: (card) => `The enemy turns up ${card}`,
    shown: (card) => `${card} goes on display`,
    discarded: (names) => `Discarded: ${names}`,
    resolved: (names) => `Needs resolved: ${names}`,
    recovered: (who, card) => `${who} takes ${card} from the discard pile`,
    scouted: (names) => `Reconnaissance sees ${names}`,
    reshuffled: (enemy) => `The ${enemy ? 'enemy' : 'player'} deck is shuffled`,
    relieved: (card) => `Volunteers take over ${card}`,
    offered: (who, to, card) => `${who} offers ${to} ${card}`,
    asked: (who, of, card) => `${who} asks ${of} for ${card}`,
    declined: (who, of, card) => `${who} declines: ${card}, ${of}`,
    confirmed: (who) => `${who} confirms the plan`,
    reopened: (who) => `${who} opens the plan again`,
    proposed: (who, what, how) =>
      `${who} proposes ${{ cancel: 'to drive away', target: 'as the enemy’s target', undermine: 'a Secret Operation against', attack: 'to attack' }[how]} ${what}`,
    withdrawn: (who) => `${who} proposes nothing`,
    decided: (who) => `${who} decides for all`,
    committed: (who, card, plan) => `${who} commits ${card}${where('of', plan)}`,
    takenOut: (who, card, plan) => `${who} withdraws ${card}${where('of', plan)}`,
    cancelled: (card) => `${card} is driven away`,
    targeted: (land) => `The enemy attacks ${land}`,
    undermined: (land, by) => `The enemy in ${land} is ${by} weaker this week`,
    battle: (land, attack, defence) =>
      `Battle for ${land}: ${attack} against ${defence}, the attack ${attack > defence ? 'succeeds' : 'is beaten off'}`,
    occupied: (land) => `${land} is occupied`,
    freed: (land) => `${land} is free`,
    owes: (who, n) => `${who} will draw ${cards(n)} more for urgent needs`,
  },
  refusals: {
    'BRV-7.3': 'The week has no room for that many days.',
    'BRV-7.6': 'Hostile cards go into the plan first, and stay there.',
    'BRV-7.10': 'The Will of this plan does not pay for that.',
    'BRV-8.5': 'The enemy attacks the weakest free territory beside an occupied one.',
    'BRV-9.2': 'Only cards of the matching kind count in this battle.',
    'BRV-10.6': 'Only an occupied territory beside a free one can be attacked.',
    'BRV-17.8': 'A Secret Operation needs a Civil Need in the same plan.',
    'BRV-17.9': 'A Secret Operation works against occupied territories and Enemy Defence.',
    'BRV-17.12': 'A plan holds at most one Coordination HQ.',
    'BRV-17.13': 'Volunteers have taken this need over: take them back first.',
    'BRV-17.19': 'An urgent need stays with who drew it.',
    'BRV-17.20': 'The other plan cannot bear that card.',
    'BRV-R9': 'The plan is too long without this card.',
    'BRV-R10': 'Hostile cards stay with who drew them.',
    'BRV-R11': 'Only cards in hand are given.',
    'BRV-R24': 'There is nothing to agree to yet, or you have agreed already.',
    'BRV-R38': 'There have been too many changes of mind.',
    'BRV-4.4': 'Cards are traded only while plans are made.',
    'BRV-7.1': 'Plans are made now, each from the own hand.',
    'BRV-7.2': 'Only cards that lie in a plan can be used after the planning.',
    'BRV-8.6': 'Where the weakest territories are several, the players choose the target.',
    'BRV-8.8': 'Now the defence is prepared: commit cards, and agree.',
    'BRV-10.5': 'Secret Operations are played in step 2 of the actions.',
    'BRV-14.4': 'Only a single player has two plans.',
    'BRV-17.10': 'Cards go back on the enemy deck when Reconnaissance has seen them.',
    'BRV-17.11': 'Headquarters takes a Military Action of the discard pile, not another headquarters.',
    'BRV-17.15': 'Konotop Witch drives away a card that has just been turned up.',
    'BRV-R13': 'A plan is changed until it is confirmed, and opened again after.',
    'BRV-R20': 'Only a card that was committed can be withdrawn.',
  },
  zones: {
    deck: 'Player deck',
    discard: 'Discard pile',
    hand: 'Hand',
    plan: 'Plan',
    second: 'Second plan',
    enemyDeck: 'Enemy deck',
    turned: 'Turned up',
    display: 'Enemy Defence',
    enemyDiscard: 'Enemy discards',
    scouted: 'Seen by Reconnaissance',
  },
  settings: {
    players: 'Players',
    difficulty: 'Difficulty',
    offensives: 'Several Enemy Offensives of a week',
    host: 'Host, who may decide for all when time is up',
    limit: 'Time for a common choice',
  },
  difficulties: {
    printed: 'Ours: the enemy grows with the number of players',
    bare: 'As in the rulebook: the enemy is the same for any number of players',
    easier: (listed) => `Easier: in the box stay ${listed}, for 1 to 7 players`,
    harder: (listed) => `Harder: in the box stay ${listed}, for 1 to 7 players`,
    boxed: (name, figures) => `${name} (${figures.join(', ')})`,
  },
  offensives: { together: 'Attack together', singly: 'Attack one by one' },
  nobody: 'nobody',
  seconds: (n) => english(n, { one: 'second', other: 'seconds' }),
  table: {
    round: (n, left, needs) => `Week ${n} · enemy deck: ${left} · Civil Needs in hand: ${needs}`,
    map: 'Map',
    free: 'free',
    occupied: 'occupied',
    enemy: 'Enemy',
    decks: (deck, discard) => `Player deck ${deck}, discard pile ${discard}`,
    week: (used, of) => `${used}/${of} days`,
    will: (free) => `Will ${figure(free)}`,
    days: (n) => english(n, { one: 'day', other: 'days' }),
    willBy: (n) => `Will ${n > 0 ? '+' : '−'}${Math.abs(n)}`,
    confirmed: 'confirmed',
    empty: '–',
  },
  won: 'Victory: all territories are free and every need is resolved.',
  lost: (everything) => `Defeat: ${everything ? 'every territory is occupied' : 'the enemy deck has run out'}.`,
  landsLost: (n) => `${english(n, { one: 'territory is', other: 'territories are' })} occupied.`,
  needsLeft: (n) => `${english(n, { one: 'Civil Need is', other: 'Civil Needs are' })} unresolved.`,
};
