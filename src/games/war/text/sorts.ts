/** What the types and kinds of cards mean, for who asks about a word that stands on one. */
import { explained, type Language, type NamedThing, type Term } from '../../../kernel/text.ts';
import { type CardKind, UNIT_KIND_LIST, UNIT_KINDS, UNIT_TYPES, type UnitType } from '../cards/vocabulary.ts';
import type { Labels } from './labels.ts';

type Sort = UnitType | Exclude<CardKind, 'unit' | 'division'> | 'terrain' | 'climate';
/** WAR-6.5, WAR-23.1, WAR-23.2, WAR-23.4, WAR-24.1, WAR-24.5, WAR-25.1, WAR-25.5, WAR-7.3, WAR-10.1, WAR-11.1, WAR-12.2, WAR-12.13, WAR-12.20, WAR-13.1 */
const SORTS: Readonly<Record<Language, Readonly<Record<Sort, string>>>> = {
  uk: {
    infantry: 'наземний підрозділ: піхота не блокує важкий танк, якщо той не атакує її саму',
    armour: 'наземний підрозділ: танки, бронеавтомобілі, САУ. Важкий танк піхота не блокує',
    artillery: 'наземний підрозділ: гармати, гаубиці, міномети. Зенітні стріляють по літаках',
    fortification:
      'наземний підрозділ, що не атакує, лише блокує. Три разом мають +1/1 кожне, п’ять +2/2; піхота й артилерія можуть стати його поліпшенням',
    aviation:
      'літаки стоять на другій лінії. Атака й захист діють проти літаків і зенітного вогню; на землі проти наземних підрозділів і бомбардувальників літак має 0/0',
    ship: 'корабель б’ється лише з кораблями; атакують його кораблі та літаки',
    special: 'наземний підрозділ особливого призначення: партизани, служба безпеки та інші',
    resource: 'карта ресурсу в зоні ресурсів платить за карти й властивості; її можна атакувати',
    upgrade: 'лежить під підрозділом і змінює його; іде у втрати разом із ним',
    hero: 'унікальна карта: двох однакових героїв на столі бути не може',
    tactical: 'грають із руки в ту мить, яку називає карта; потім іде у втрати',
    ubo: 'умова бою: лежить у зоні УБО й діє, доки лежить',
    terrain: 'умова бою, що діє на обох; на столі лише одна. Грають наприкінці ходу',
    climate: 'умова бою, що діє на обох стільки ходів свого гравця, скільки надруковано',
  },
  ru: {
    infantry: 'наземное подразделение: пехота не блокирует тяжёлый танк, если тот не атакует её саму',
    armour: 'наземное подразделение: танки, бронеавтомобили, САУ. Тяжёлый танк пехота не блокирует',
    artillery: 'наземное подразделение: пушки, гаубицы, миномёты. Зенитные стреляют по самолётам',
    fortification:
      'наземное подразделение, которое не атакует, только блокирует. Три вместе имеют +1/1 каждое, пять +2/2; пехота и артиллерия могут стать его улучшением',
    aviation:
      'самолёты стоят на второй линии. Атака и защита действуют против самолётов и зенитного огня; на земле против наземных подразделений и бомбардировщиков у самолёта 0/0',
    ship: 'корабль дерётся только с кораблями; атакуют его корабли и самолёты',
    special: 'наземное подразделение особого назначения: партизаны, служба безопасности и другие',
    resource: 'карта ресурса в зоне ресурсов платит за карты и свойства; её можно атаковать',
    upgrade: 'лежит под подразделением и меняет его; уходит в потери вместе с ним',
    hero: 'уникальная карта: двух одинаковых героев на столе быть не может',
    tactical: 'играют с руки в тот момент, который называет карта; потом уходит в потери',
    ubo: 'условие боя: лежит в зоне УБО и действует, пока лежит',
    terrain: 'условие боя, которое действует на обоих; на столе только одно. Играют в конце хода',
    climate: 'условие боя, которое действует на обоих столько ходов своего игрока, сколько напечатано',
  },
  en: {
    infantry: 'a land unit: infantry does not block a heavy tank unless it attacks that very infantry',
    armour: 'a land unit: tanks, armoured cars, SPGs. Infantry does not block a heavy tank',
    artillery: 'a land unit: guns, howitzers, mortars. AA artillery fires at aircraft',
    fortification:
      'a land unit that does not attack, it only blocks. Three together have +1/1 each, five +2/2; infantry and artillery may become its upgrade',
    aviation:
      'aircraft stand on the second line. Attack and defence count against aircraft and AA fire; on the ground, against land units and bombers, an aircraft is 0/0',
    ship: 'a ship fights only ships; ships and aircraft attack it',
    special: 'a land unit of a special kind: partisans, security service and others',
    resource: 'a resource card in the resource zone pays for cards and abilities; it can be attacked',
    upgrade: 'lies under a unit and changes it; goes to losses with it',
    hero: 'a unique card: two of the same hero cannot be on the table',
    tactical: 'played from the hand at the moment that the card names; then it goes to losses',
    ubo: 'a condition of the battle: lies in the UBO zone and acts while it lies there',
    terrain: 'a battle condition that affects both players; only one can be on the table. Played at the end of a turn',
    climate: 'a condition of the battle that acts on both for the printed number of its player’s turns',
  },
};

export function sortsOf(labels: Labels, language: Language): readonly NamedThing[] {
  const told = SORTS[language];
  const sort = (text: string, name: string, ...others: readonly string[]): Term => ({
    names: [name, ...others.filter((other) => other !== name)],
    text,
  });
  const { cardKinds, types, kinds } = labels;
  return explained([
    ...UNIT_TYPES.map((type) =>
      sort(
        told[type],
        types[type],
        ...UNIT_KIND_LIST.filter((kind) => UNIT_KINDS[kind] === type).map((kind) => kinds[kind]),
      ),
    ),
    sort(told.resource, labels.basicResource, labels.specialResource, cardKinds.resource),
    sort(told.upgrade, cardKinds.upgrade),
    sort(told.hero, cardKinds.hero),
    sort(told.tactical, cardKinds.tactical),
    sort(told.ubo, cardKinds.ubo),
    sort(told.terrain, labels.terrain),
    sort(told.climate, labels.climate),
  ]);
}
