import { base } from '../../../../games/war/cards/set.ts';
import { typesOf } from '../../../../games/war/cards/columns.ts';
import type { CardRow } from '../../../../games/war/cards/schema.ts';
import {
  FLAGS,
  type Keyword,
  type Resource,
  RESOURCES,
  type Side,
  type UnitKind,
  type UnitType,
} from '../../../../games/war/cards/vocabulary.ts';
import type { DefId } from '../../../../kernel/ids.ts';
import type { IconName } from '../../../shell/icons/names.ts';

export const rowOf = (def: DefId): CardRow => base.row(def);

export const TYPE_ICON: Readonly<Record<UnitType, IconName>> = {
  infantry: 'brodie-helmet',
  armour: 'tank',
  artillery: 'field-gun',
  fortification: 'bunker',
  aviation: 'airplane',
  ship: 'battleship',
  special: 'hooded-figure',
};
const TYPE_CLASS: Readonly<Record<UnitType, string>> = {
  infantry: 'infantry',
  armour: 'armour',
  artillery: 'artillery',
  fortification: 'fort',
  aviation: 'aviation',
  ship: 'warship',
  special: 'special',
};
/** Each kind has a picture of its own. */
const KIND_ICON: Readonly<Record<UnitKind, IconName>> = {
  infantry: 'brodie-helmet',
  heavyInfantry: 'bundle-grenade',
  motorInfantry: 'truck',
  cavalry: 'cavalry',
  paratroops: 'parachute',
  headquarters: 'radio-tower',
  armouredCar: 'apc',
  lightTank: 'w-light-tank',
  mediumTank: 'battle-tank',
  heavyTank: 'w-heavy-tank',
  infantryTank: 'w-infantry-tank',
  supportTank: 'w-support-tank',
  spg: 'w-spg',
  spaag: 'w-spaag',
  antiTankGun: 'field-gun',
  howitzer: 'cannon',
  mortar: 'mortar',
  aaAutocannon: 'anti-aircraft-gun',
  aaGun: 'sentry-gun',
  coastalArtillery: 'w-coastal-gun',
  rocketArtillery: 'missile-launcher',
  fieldGun: 'w-field-gun',
  pillbox: 'bunker',
  bunker: 'military-fort',
  fieldworks: 'barbed-wire',
  rearWorks: 'watchtower',
  fighter: 'w-fighter',
  nightFighter: 'w-night-fighter',
  fighterBomber: 'w-fighter-bomber',
  tacticalBomber: 'airplane',
  strategicBomber: 'w-strategic-bomber',
  nightBomber: 'w-night-bomber',
  groundAttack: 'w-ground-attack',
  transport: 'airplane-departure',
  destroyer: 'w-destroyer',
  cruiser: 'w-cruiser',
  battleship: 'battleship',
  torpedoBoat: 'torpedo',
  submarine: 'submarine',
  carrier: 'carrier',
  partisans: 'domino-mask',
  commandos: 'trench-knife',
  security: 'eye-shield',
};
/** Infantry is what lies on most tables: each of its cards has a picture of its own. One of somebody's own looks like its kind. */
const INFANTRY_ICON: Readonly<Record<string, IconName>> = {
  'peoples-militia': 'uprising',
  'guards-rifles': 'bayonet',
  'sapper-company': 'trench-spade',
  'foot-scouts': 'boot-prints',
  'mountain-rifles': 'mountain-climbing',
  'ski-jaegers': 'skier',
  grenadiers: 'stick-grenade',
  volkssturm: 'winchester-rifle',
  'reconnaissance-troop': 'compass',
  'mountain-jaegers': 'mountaintop',
  'jaeger-company': 'wolf-head',
  'finnish-rangers': 'skis',
  'artillery-observers': 'binoculars',
  'british-rifles': 'rifle',
  'home-guard': 'billed-cap',
  'american-infantry': 'm3-grease-gun',
  'royal-engineers': 'dig-hole',
  gurkhas: 'curvy-knife',
  'australian-infantry': 'kangaroo',
  'maori-battalion': 'fern',
  'devils-brigade': 'thompson-m1',
  'forward-observers': 'pocket-radio',
  'naval-infantry': 'anchor',
  'siberian-rifles': 'bear-head',
  'alpine-scouts': 'rope-coil',
  'anti-tank-rifles': 'heavy-bullets',
  'finnish-jaegers': 'deer-head',
  'romanian-mountain-rifles': 'goat',
  'canadian-infantry': 'maple-leaf',
  'punjabi-rifles': 'turban',
  'alpine-chasseurs': 'hunting-horn',
  'american-mountain-infantry': 'walking-boot',
  'carpathian-rifles': 'eagle-head',
};
/** What a Terrain or a Climate is, by the card; one of somebody's own looks like its subtype. */
const LAND_ICON: Readonly<Record<string, IconName>> = {
  forest: 'forest',
  mountains: 'mountains',
  'ruined-city': 'castle-ruins',
  river: 'river',
  desert: 'desert',
  'mud-season': 'swamp',
  'hard-frost': 'snowflake-1',
  'thick-fog': 'fog',
  sandstorm: 'sandstorm',
  'moonless-night': 'night-sky',
};
export const RESOURCE_ICON: Readonly<Record<Resource, IconName>> = {
  D: 'wooden-crate',
  F: 'factory',
  U: 'jerrycan',
};
export const KEYWORD_ICON: Readonly<Record<Keyword, IconName>> = {
  directedAttack: 'on-target',
  mobility: 'tank-tread',
  overrun: 'supersonic-arrow',
  veteran: 'star-medal',
  artillerySupport: 'artillery-shell',
  strike: 'explosion-rays',
  deckStrike: 'card-burn',
  interception: 'airplane-arrival',
  counterInterception: 'airplane-departure',
  command: 'rank-3',
  longRangeFire: 'bullets',
  cooperation: 'linked-rings',
  mining: 'land-mine',
  infantrySupport: 'backup',
  supportTank: 'armor-upgrade',
  tankRiders: 'team-upgrade',
  artillerySpotter: 'spyglass',
  lendLease: 'cargo-crate',
  counterIntelligence: 'eye-shield',
  recon: 'binoculars',
  drop: 'parachute',
  night: 'moon',
  signals: 'walkie-talkie',
  deckAttack: 'stack',
  trophy: 'trophy-cup',
  dominion: 'crown',
  sappers: 'trench-spade',
  mountain: 'mountains',
  jaeger: 'pine-tree',
};
/** The resource that a resource card gives and no other, if there is one. */
export function onlyYield(row: CardRow): Resource | undefined {
  const given = RESOURCES.filter((r) => row.yields?.some((one) => (one[r] ?? 0) > 0));
  return given.length === 1 ? given[0] : undefined;
}
export interface Look {
  readonly icon: IconName;
  readonly class: string;
  readonly flies: boolean;
}
export function lookOfRow(row: CardRow): Look {
  const [type] = typesOf(row);
  if (row.unit !== undefined && type !== undefined) {
    const icon = row.hero ? 'medallist' : (INFANTRY_ICON[row.id] ?? KIND_ICON[row.unit.kind]);
    // WAR-R8: special units are red, black or violet by their side.
    const side = type === 'special' ? sideOf(row) : undefined;
    const colour = side === undefined ? '' : ` of-${side}`;
    return { icon, class: `${TYPE_CLASS[type]}${colour}`, flies: type === 'aviation' };
  }
  if (row.resource !== undefined) {
    const only = onlyYield(row);
    return { icon: only === undefined ? 'cargo-crate' : RESOURCE_ICON[only], class: 'resource', flies: false };
  }
  if (row.ubo !== undefined) {
    const icon = { ordinary: 'treasure-map', terrain: 'mountain-road', climate: 'snowing' } as const;
    return { icon: LAND_ICON[row.id] ?? icon[row.ubo.subtype], class: 'ubo', flies: false };
  }
  if (row.division) return { icon: 'rank-3', class: 'division', flies: false };
  if (row.tactical !== undefined) return { icon: 'hourglass', class: 'tactic', flies: false };
  return { icon: row.hero ? 'medallist' : 'upgrade', class: 'upgrade', flies: false };
}
const LOOKS: readonly Look[] = base.rows.map(lookOfRow);
export const lookOf = (def: DefId): Look => LOOKS[def - 1]!;

export function sideOf(row: CardRow): Side | undefined {
  const [flag] = row.flags;
  return flag === undefined ? undefined : FLAGS[flag];
}
/** How a side is told apart without its cards. */
export const SEAT_LOOK: Readonly<Record<Side, { readonly icon: IconName; readonly colour: string }>> = {
  ussr: { icon: 'r-dot', colour: '#d9695c' },
  germany: { icon: 'r-bar', colour: '#c8cfd0' },
  allies: { icon: 'r-up', colour: '#8fb6e8' },
};
