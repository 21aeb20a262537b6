/** The base set: three sides and what they share. */
import { alliedArmour } from './allies/armour.ts';
import { alliedArtillery } from './allies/artillery.ts';
import { alliedAviation } from './allies/aviation.ts';
import { alliedInfantry } from './allies/infantry.ts';
import { alliedShips } from './allies/ships.ts';
import { alliedSupport } from './allies/support.ts';
import { alliedTactical } from './allies/tactical.ts';
import { germanArmour } from './germany/armour.ts';
import { germanArtillery } from './germany/artillery.ts';
import { germanAviation } from './germany/aviation.ts';
import { germanInfantry } from './germany/infantry.ts';
import { germanShips } from './germany/ships.ts';
import { germanSupport } from './germany/support.ts';
import { germanTactical } from './germany/tactical.ts';
import { loadSet } from './load.ts';
import { basicResources } from './shared/resources.ts';
import { sharedTactical } from './shared/tactical.ts';
import { terrain } from './shared/terrain.ts';
import { ussrArmour } from './ussr/armour.ts';
import { ussrArtillery } from './ussr/artillery.ts';
import { ussrAviation } from './ussr/aviation.ts';
import { ussrInfantry } from './ussr/infantry.ts';
import { ussrShips } from './ussr/ships.ts';
import { ussrSupport } from './ussr/support.ts';
import { ussrTactical } from './ussr/tactical.ts';
import type { CardFile } from './validate.ts';

export const BASE_FILES: readonly CardFile[] = [
  { file: 'ussr/infantry.ts', rows: ussrInfantry },
  { file: 'ussr/armour.ts', rows: ussrArmour },
  { file: 'ussr/artillery.ts', rows: ussrArtillery },
  { file: 'ussr/aviation.ts', rows: ussrAviation },
  { file: 'ussr/ships.ts', rows: ussrShips },
  { file: 'ussr/support.ts', rows: ussrSupport },
  { file: 'ussr/tactical.ts', rows: ussrTactical },
  { file: 'germany/infantry.ts', rows: germanInfantry },
  { file: 'germany/armour.ts', rows: germanArmour },
  { file: 'germany/artillery.ts', rows: germanArtillery },
  { file: 'germany/aviation.ts', rows: germanAviation },
  { file: 'germany/ships.ts', rows: germanShips },
  { file: 'germany/support.ts', rows: germanSupport },
  { file: 'germany/tactical.ts', rows: germanTactical },
  { file: 'allies/infantry.ts', rows: alliedInfantry },
  { file: 'allies/armour.ts', rows: alliedArmour },
  { file: 'allies/artillery.ts', rows: alliedArtillery },
  { file: 'allies/aviation.ts', rows: alliedAviation },
  { file: 'allies/ships.ts', rows: alliedShips },
  { file: 'allies/support.ts', rows: alliedSupport },
  { file: 'allies/tactical.ts', rows: alliedTactical },
  { file: 'shared/resources.ts', rows: basicResources },
  { file: 'shared/terrain.ts', rows: terrain },
  { file: 'shared/tactical.ts', rows: sharedTactical },
];

export const base = loadSet(BASE_FILES);
