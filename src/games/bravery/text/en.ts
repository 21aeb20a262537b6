import { english } from '../../../kernel/text.ts';
import { cardsEn } from './cards-en.ts';
import { begun, figure, type Words } from './words.ts';

const cards = (n: number): string => english(n, { one: 'card', other: 'cards' });
/** ` in plan 2`, or nothing for the own plan. */
const where = (word: string, plan: string): string => (plan === '' ? '' : ` ${word} ${plan}`);

export const en: Words = {
  ...cardsEn,
  language: 'en',
  title: 'UA: Bravery Time',
  aim: 'Together: when the enemy deck has run out, every territory must be free and no civil need left in hand.',
  seat: (n) => `Player ${n}`,
  soloPlan: (n) => `plan ${n}`,
  planOf: (who) => `${who}’s plan`,
  prompts: {
    planning: ({ days, room, will, over, makers, alone, second, asked }) => {
      const plan = alone ? `Make both plans. Plan ${second ? 2 : 1}` : 'Plan your week';
      const sum = `${plan}: ${days} of ${room} days, Will ${figure(will)}.`;
      const ways = [...makers.map((maker) => `add ${maker}`), 'take a card back'].join(' or ');
      if (over > 0)
        return `${alone ? `Plan ${second ? 2 : 1}` : 'Your week'} is too long: ${days} of ${room}. ${begun(ways)}.`;
      if (alone) return sum;
      if (days === room && !asked)
        return `Your week is full: ${days} of ${room} days, Will ${figure(will)}. You can confirm it.`;
      return `${sum} ${asked ? 'The others are waiting for your answers.' : 'You can trade cards.'}`;
    },
    hostileFirst: 'Enemy cards come first: choose a plan for each of them.',
    planned: (asked) =>
      asked
        ? 'Your plan is confirmed. The week begins when you have answered the others.'
        : 'Your plan is confirmed. The week begins when the others have confirmed theirs.',
    cancel: (choice, helper) =>
      choice === ''
        ? `${helper}: discard the enemy card just turned up, or leave it?`
        : `${helper}: discard ${choice}? All must agree.`,
    target: (choice, attack) =>
      choice === ''
        ? `The enemy attacks with ${attack} crosshairs. Choose which of the weakest territories.`
        : `Enemy target (crosshairs: ${attack}): ${choice}? You can choose another.`,
    defend: (target, attack, defence) =>
      `Attack on ${target}: ${attack} against ${defence}, it ${attack > defence ? 'falls. Commit defence' : 'holds. Agree'}.`,
    undermine: (choice) =>
      choice === ''
        ? 'Secret Operation: choose an Enemy Defence card or an occupied territory.'
        : `Secret Operation against ${choice}? All must agree.`,
    counter: (target, attack, defence, worn) =>
      target === ''
        ? 'Counter-offensive: choose a territory or agree to end the stage.'
        : `Counter-offensive on ${target}: ${attack} against ${defence}, ${attack > defence ? 'enough' : worn === 0 ? `${defence + 1 - attack} more needed` : `removes ${cards(worn)} of defence`}.`,
    putBack: (left) => `Put ${cards(left)} back on the enemy deck. The last one goes on top.`,
    recover: 'Headquarters: take a military action from the discard pile, or nothing.',
  },
  options: {
    plan: (card, plan) => `Plan ${card}${where('in', plan)}`,
    takeBack: (card, plan) => `Take back ${card}${where('from', plan)}`,
    volunteer: (need, plan) => `Volunteers take over ${need}${where('in', plan)}`,
    dismiss: (need, plan) => `Recall the volunteers from ${need}${where('in', plan)}`,
    shift: (card, plan) => `Move ${card} to ${plan}`,
    give: (card, to) => `Give ${card} to ${to}`,
    ask: (card, of) => `Ask ${of} for ${card}`,
    accept: (card, from) => `Accept ${card} from ${from}`,
    decline: (card, of) => `Decline (${of}): ${card}`,
    confirm: 'Confirm the plan',
    reopen: 'Change the plan',
    cancel: (card) => `Discard the enemy card: ${card}`,
    target: (land) => `Enemy target: ${land}`,
    undermine: (what) => `Operation target: ${what}`,
    attack: (land) => `Start a counter-offensive: ${land}`,
    leave: 'Give this up',
    commit: (card, plan) => `Commit ${card}${where('from', plan)}`,
    withdraw: (card, plan) => `Withdraw ${card}${where('from', plan)}`,
    agree: 'Agree',
    decide: 'Decide for all',
    putBack: (card) => `Put ${card} back on the deck`,
    recover: (card) => `Take ${card} from the discard pile`,
    pass: 'Take nothing',
  },
  facts: {
    round: (n) => `Week ${n}`,
    drew: (who, names) => `${who} draws ${names}`,
    mustPlan: (who, card) => `${who} must plan ${card}`,
    planned: (who, card) => `${who} plans ${card}`,
    tookBack: (who, card) => `${who} takes back ${card}`,
    gave: (who, card, to) => `${who} gives ${card} to ${to}`,
    turnedUp: (card) => `The enemy turns up ${card}`,
    shown: (card) => `${card} stays on the table`,
    discarded: (names) => `Discarded: ${names}`,
    resolved: (names) => `Needs met: ${names}`,
    recovered: (who, card) => `${who} takes ${card} from the discard pile`,
    scouted: (names) => `Reconnaissance sees ${names}`,
    reshuffled: (enemy) => `The ${enemy ? 'enemy' : 'player'} deck is shuffled`,
    relieved: (card) => `Volunteers take over ${card}`,
    offered: (who, to, card) => `${who} offers ${to} ${card}`,
    asked: (who, of, card) => `${who} asks ${of} for ${card}`,
    declined: (who, of, card) => `${who} says no to ${of}: ${card}`,
    confirmed: (who) => `${who} confirms the plan`,
    reopened: (who) => `${who} opens the plan again`,
    proposed: (who, what, how) =>
      `${who} proposes ${{ cancel: 'to discard the enemy card', target: 'the enemy’s target', undermine: 'the target of the Secret Operation', attack: 'a counter-offensive' }[how]}: ${what}`,
    withdrawn: (who) => `${who} withdraws the proposal`,
    decided: (who) => `${who} decides for all`,
    committed: (who, card, plan) => `${who} commits ${card}${where('from', plan)}`,
    takenOut: (who, card, plan) => `${who} withdraws ${card}${where('from', plan)}`,
    cancelled: (card) => `${card} is discarded before it acts`,
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
    'BRV-7.6': 'Enemy cards go into the plan first, and stay there.',
    'BRV-7.10': 'This plan does not have enough Will for that.',
    'BRV-8.5': 'The enemy attacks the weakest free territory beside an occupied one.',
    'BRV-9.2': 'Only cards of the matching kind count in this battle.',
    'BRV-10.6':
      'A counter-offensive comes after the defence, on an occupied territory beside a free one; the stage ends when all agree.',
    'BRV-17.8': 'A Secret Operation needs a civil need in the same plan.',
    'BRV-17.9': 'A Secret Operation works against occupied territories and Enemy Defence.',
    'BRV-17.12': 'A plan holds at most one Coordination HQ.',
    'BRV-17.13':
      'Each Volunteers card takes over one civil need of the same plan; recall the volunteers before you take that need back.',
    'BRV-17.19': 'An urgent need stays with the player who drew it.',
    'BRV-17.20': 'The other plan has no room for that card.',
    'BRV-R9': 'The plan is too long without this card.',
    'BRV-R10': 'Enemy cards stay with the player who drew them.',
    'BRV-R11': 'A card passes only from hand to hand: one player offers or asks for it, the other agrees.',
    'BRV-R24':
      'There is nothing yet to agree to or to withdraw, or you have agreed already; only whoever the set-up names decides for all.',
    'BRV-R38': 'The choice has been changed too many times.',
    'BRV-R41': 'This offer or request already stands: it waits for an answer.',
    'BRV-4.4': 'Cards are traded only while you make your plan.',
    'BRV-7.1': 'Everyone is making their own plan now, with the cards in their own hand.',
    'BRV-7.2': 'After planning, only cards in a plan can be used.',
    'BRV-8.6': 'If several territories are equally weak when the enemy attacks, the players choose the target.',
    'BRV-8.8': 'Now you prepare the defence: commit cards and agree.',
    'BRV-9.1': 'Cards are committed to a battle while it is being prepared.',
    'BRV-10.5': 'Secret Operations are played in step 2 of the actions.',
    'BRV-10.9': 'Headquarters act in step 6 of the actions.',
    'BRV-14.4': 'Only a player alone has two plans: a card is moved from one to the other.',
    'BRV-17.10': 'All cards seen by Reconnaissance go back on the enemy deck, and no others.',
    'BRV-17.11': 'Headquarters takes a military action from the discard pile, but not another headquarters.',
    'BRV-17.15': 'Konotop Witch may discard an enemy card that has just been turned up, and nothing else.',
    'BRV-R13': 'Plans may be changed until all have confirmed; a confirmed one must be opened again first.',
    'BRV-R20': 'Only a committed card can be withdrawn.',
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
    enemyDiscard: 'Enemy discard pile',
    scouted: 'Seen by Reconnaissance',
  },
  settings: {
    players: 'Players',
    difficulty: 'Difficulty',
    offensives: 'Several enemy offensives in one week',
    host: 'Who decides for all when time is up',
    limit: 'Time for a joint decision',
  },
  difficulties: {
    printed: 'Normal (the enemy grows with the number of players)',
    bare: 'As in the rulebook (the same enemy for any number of players)',
    easier: 'Easier (fewer civil needs in the deck)',
    harder: 'Harder (fewer people’s actions in the deck)',
  },
  offensives: { together: 'Attack together', singly: 'Attack one by one' },
  nobody: 'nobody',
  seconds: (n) => english(n, { one: 'second', other: 'seconds' }),
  table: {
    round: (n, left, needs) =>
      `Week ${n}${left === 0 ? ', the last one' : ''} · enemy deck: ${left} · civil needs in hand: ${needs}`,
    shield: 'shield',
    urgent: 'urgent',
    nextTo: (places) => `Borders ${places}`,
    here: 'With this many players:',
    map: 'Map',
    free: 'free',
    occupied: 'occupied',
    enemy: 'Enemy',
    decks: (deck, discard) => `Player deck ${deck}, discard pile ${discard}`,
    sums: (shields, crosshairs) => `In all plans: defence ${shields}, counter-offensive ${crosshairs}`,
    week: (used, of) => `${used}/${of} days`,
    will: (free) => `Will ${figure(free)}`,
    days: (n) => english(n, { one: 'day', other: 'days' }),
    willBy: (n) => `Will ${n > 0 ? '+' : '−'}${Math.abs(n)}`,
    confirmed: 'confirmed',
    empty: '–',
  },
  won: 'Victory: every territory is free and every need is met.',
  lost: (everything) =>
    `Defeat: ${everything ? 'every territory is occupied' : 'the enemy deck has run out before all was done'}.`,
  landsLost: (n) => `${english(n, { one: 'territory is', other: 'territories are' })} occupied.`,
  needsLeft: (n) => `${english(n, { one: 'civil need is', other: 'civil needs are' })} not met.`,
};
