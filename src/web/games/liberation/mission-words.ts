import type { EffectId } from '../../../games/liberation/cards/schema.ts';
import { english, type Language, slavic } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

/** What is said of a mission before it is paid for. `list` is letters of locations or names, with commas. */
interface MissionWords {
  readonly price: string;
  readonly now: string;
  readonly after: string;
  readonly anyway: string;
  /** On a card in hand. */
  readonly vain: string;
  readonly vainBecause: (why: string) => string;
  /** So many other cards of the hand and ready locations would be needed to pay for it. */
  readonly lacks: (mission: string, what: string) => string;
  readonly lackingCards: (n: number) => string;
  readonly lackingLocations: (n: number) => string;
  readonly inHand: (list: string) => string;
  readonly ready: (list: string) => string;
  readonly halfDeck: (n: number, left: number) => string;
  readonly deckOf: (n: number) => string;
  readonly borrow: (list: string) => string;
  readonly bombard: (planet: string, list: string, chance: string) => string;
  readonly newBase: (list: string) => string;
  readonly targets: (list: string, best: string, chance: string) => string;
  /** The base is surely not among them. */
  readonly targetsInVain: (list: string) => string;
  readonly capture: (list: string) => string;
  readonly exert: (list: string) => string;
  /** Before the targets, each with its chance. */
  readonly baseThere: string;
  /** The card that a mission comes from, and whose mission it is. */
  readonly from: (place: string, dynasty: boolean) => string;
  readonly sabotage: (cards: number) => string;
  readonly probe: (list: string) => string;
  readonly spy: (n: number, deck: number) => string;
  readonly recall: (list: string) => string;
  readonly afterTurning: string;
  readonly told: (category: string) => string;
  readonly shown: string;
  /** Why an effect comes to nothing. */
  readonly why: Readonly<Partial<Record<EffectId, string>>>;
}
export const MISSION_WORDS: Readonly<Record<Language, MissionWords>> = typeset({
  uk: {
    price: 'вартість',
    now: 'зараз',
    after: 'далі',
    anyway: 'Виконати попри це',
    vain: 'нічого не дасть',
    vainBecause: (why) => `Зараз місія нічого не дасть: ${why}.`,
    lacks: (mission, what) => `На вартість місії ${mission} бракує ${what}.`,
    lackingCards: (n) =>
      slavic(n, { one: 'іншої карти на руці', few: 'інших карт на руці', many: 'інших карт на руці' }),
    lackingLocations: (n) => slavic(n, { one: 'готової локації', few: 'готових локацій', many: 'готових локацій' }),
    inHand: (list) => `на руці: ${list}`,
    ready: (list) => `готові: ${list}`,
    halfDeck: (n, left) => `карт у скид: ${n}, у колоді лишиться: ${left}`,
    deckOf: (n) => `карт у колоді стане: ${n}`,
    borrow: (list) => `місії на вибір: ${list}`,
    bombard: (planet, list, chance) => `${planet}: напади на ${list}; база серед них — ${chance}`,
    newBase: (list) => `новою базою може бути та сама карта або ${list}`,
    targets: (list, best, chance) => `цілі: ${list}; найімовірніша база — ${best}, ${chance}`,
    targetsInVain: (list) => `цілі: ${list}; бази серед них бути не може`,
    capture: (list) => `захопити з руки: ${list}`,
    exert: (list) => `задіяти: ${list}`,
    baseThere: 'напасти; шанс, що база там:',
    from: (place, dynasty) => `${place} · місія ${dynasty ? 'Династії' : 'Опору'}`,
    sabotage: (n) => `саботувати будь-яку; карт на руці Династії: ${n}`,
    probe: (list) => `де може бути база: ${list}`,
    spy: (n, deck) => `побачите карт: ${n} (у колоді ${deck})`,
    recall: (list) => `на вибір: ${list}`,
    afterTurning: 'що буде поруч, залежить від того, як ляжуть планети',
    told: (category) => `карта піде у скид; суперник знатиме її категорію: ${category}`,
    shown: 'карта піде у скид; суперник її побачить',
    why: {
      discardHalfDeck: 'колода порожня',
      shuffleDiscardIntoDeck: 'скид порожній',
      borrow: 'жодна захоплена локація не дає місії, яку можна сплатити й варто виконати',
      bombard: 'на жодній планеті немає захопленої локації поруч із незахопленими',
      relocate: 'після сплати на руці не лишиться карт',
      moveBase: 'після сплати на руці не лишиться карт',
      attack: 'жодна вільна локація не лежить досить близько до захоплених',
      capture: 'захопити нічого',
      captureOrAttack: 'жодна вільна локація не лежить досить близько до захоплених',
      disrupt: 'у Династії немає ні карт на руці, ні готових локацій',
      spy: 'колода порожня, дивитися нічого',
      recall: 'останню захоплену локацію не повертають',
    },
  },
  ru: {
    price: 'стоимость',
    now: 'сейчас',
    after: 'дальше',
    anyway: 'Всё равно выполнить',
    vain: 'ничего не даст',
    vainBecause: (why) => `Сейчас миссия ничего не даст: ${why}.`,
    lacks: (mission, what) => `На стоимость миссии ${mission} не хватает ${what}.`,
    lackingCards: (n) =>
      slavic(n, { one: 'другой карты в руке', few: 'других карт в руке', many: 'других карт в руке' }),
    lackingLocations: (n) => slavic(n, { one: 'готовой локации', few: 'готовых локаций', many: 'готовых локаций' }),
    inHand: (list) => `в руке: ${list}`,
    ready: (list) => `готовы: ${list}`,
    halfDeck: (n, left) => `карт в сброс: ${n}, в колоде останется: ${left}`,
    deckOf: (n) => `карт в колоде станет: ${n}`,
    borrow: (list) => `миссии на выбор: ${list}`,
    bombard: (planet, list, chance) => `${planet}: нападения на ${list}; база среди них — ${chance}`,
    newBase: (list) => `новой базой может быть та же карта или ${list}`,
    targets: (list, best, chance) => `цели: ${list}; вероятнее всего база — ${best}, ${chance}`,
    targetsInVain: (list) => `цели: ${list}; базы среди них быть не может`,
    capture: (list) => `захватить с руки: ${list}`,
    exert: (list) => `задействовать: ${list}`,
    baseThere: 'напасть; шанс, что база там:',
    from: (place, dynasty) => `${place} · миссия ${dynasty ? 'Династии' : 'Сопротивления'}`,
    sabotage: (n) => `саботировать любую; карт в руке Династии: ${n}`,
    probe: (list) => `где может быть база: ${list}`,
    spy: (n, deck) => `увидите карт: ${n} (в колоде ${deck})`,
    recall: (list) => `на выбор: ${list}`,
    afterTurning: 'что окажется рядом, зависит от того, как лягут планеты',
    told: (category) => `карта уйдёт в сброс; соперник узнает её категорию: ${category}`,
    shown: 'карта уйдёт в сброс; соперник её увидит',
    why: {
      discardHalfDeck: 'колода пуста',
      shuffleDiscardIntoDeck: 'сброс пуст',
      borrow: 'ни одна захваченная локация не даёт миссии, которую можно оплатить и стоит выполнить',
      bombard: 'ни на одной планете нет захваченной локации рядом с незахваченными',
      relocate: 'после оплаты в руке не останется карт',
      moveBase: 'после оплаты в руке не останется карт',
      attack: 'ни одна свободная локация не лежит достаточно близко к захваченным',
      capture: 'захватывать нечего',
      captureOrAttack: 'ни одна свободная локация не лежит достаточно близко к захваченным',
      disrupt: 'у Династии нет ни карт в руке, ни готовых локаций',
      spy: 'колода пуста, смотреть нечего',
      recall: 'последнюю захваченную локацию не возвращают',
    },
  },
  en: {
    price: 'cost',
    now: 'now',
    after: 'then',
    anyway: 'Perform it all the same',
    vain: 'changes nothing',
    vainBecause: (why) => `The mission changes nothing now: ${why}.`,
    lacks: (mission, what) => `To pay for the mission ${mission} you lack ${what}.`,
    lackingCards: (n) => english(n, { one: 'other card in hand', other: 'other cards in hand' }),
    lackingLocations: (n) => english(n, { one: 'ready location', other: 'ready locations' }),
    inHand: (list) => `in hand: ${list}`,
    ready: (list) => `ready: ${list}`,
    halfDeck: (n, left) => `cards discarded: ${n}, left in the deck: ${left}`,
    deckOf: (n) => `cards in the deck then: ${n}`,
    borrow: (list) => `missions to choose from: ${list}`,
    bombard: (planet, list, chance) => `${planet}: attacks on ${list}; the base is among them: ${chance}`,
    newBase: (list) => `the new base can be the same card or ${list}`,
    targets: (list, best, chance) => `targets: ${list}; most likely the base: ${best}, ${chance}`,
    targetsInVain: (list) => `targets: ${list}; the base cannot be among them`,
    capture: (list) => `capture from hand: ${list}`,
    exert: (list) => `exert: ${list}`,
    baseThere: 'attack; the chance that the base is there:',
    from: (place, dynasty) => `${place} · ${dynasty ? 'Dynasty' : 'Resistance'} mission`,
    sabotage: (n) => `sabotage any; cards in the Dynasty’s hand: ${n}`,
    probe: (list) => `where the base can be: ${list}`,
    spy: (n, deck) => `cards you will see: ${n} (the deck has ${deck})`,
    recall: (list) => `to choose from: ${list}`,
    afterTurning: 'what will be connected depends on how the planets lie then',
    told: (category) => `the card goes to the discard pile; the opponent learns its category: ${category}`,
    shown: 'the card goes to the discard pile; the opponent sees it',
    why: {
      discardHalfDeck: 'the deck is empty',
      shuffleDiscardIntoDeck: 'the discard pile is empty',
      borrow: 'no captured location has a mission that can be paid for and is worth performing',
      bombard: 'no planet has both captured and uncaptured locations',
      relocate: 'no card is left in hand once it is paid for',
      moveBase: 'no card is left in hand once it is paid for',
      attack: 'no free location is near enough to the captured ones',
      capture: 'there is nothing to capture',
      captureOrAttack: 'no free location is near enough to the captured ones',
      disrupt: 'the Dynasty has neither cards in hand nor ready locations',
      spy: 'the deck is empty, there is nothing to look at',
      recall: 'the last captured location is not taken back',
    },
  },
});
