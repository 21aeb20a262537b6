import type { DeviceFile, WholeMatch } from './device-file.ts';
import { SETTINGS } from './device-file.ts';
import { openDatabase, settled, STORES, written } from './kept.ts';
import { keepOnline, listOnline } from './online.ts';

const { matches, rows } = STORES;

/** All that this device keeps. */
export async function readDevice(): Promise<DeviceFile> {
  const online = await listOnline();
  return {
    redut: 'device',
    version: 1,
    matches: await readMatches(),
    online: online.filter(({ phase }) => phase === 'over').map(({ until: _until, ...kept }) => kept),
    settings: readSettings(),
  };
}
async function readMatches(): Promise<readonly WholeMatch[]> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction([matches, rows]);
    const [kept, log] = await Promise.all([
      settled(transaction.objectStore(matches).getAll() as IDBRequest<WholeMatch['kept'][]>),
      settled(transaction.objectStore(rows).getAll() as IDBRequest<{ match: string; row: WholeMatch['rows'][0] }[]>),
    ]);
    const byMatch = Map.groupBy(log, ({ match }) => match);
    return kept.map((one) => ({ kept: one, rows: (byMatch.get(one.header.match) ?? []).map(({ row }) => row) }));
  } finally {
    database.close();
  }
}
function readSettings(): Readonly<Record<string, string>> {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i)!);
  return Object.fromEntries(
    keys.filter((key) => key.startsWith(SETTINGS)).map((key) => [key, localStorage.getItem(key) ?? '']),
  );
}

/** What of a file this device does not have yet. */
export function newIn(file: DeviceFile, here: DeviceFile): DeviceFile {
  const known = new Set([
    ...here.matches.map(({ kept }) => kept.header.match),
    ...here.online.filter(({ record }) => record !== undefined).map(({ match }) => match),
  ]);
  return {
    ...file,
    matches: file.matches.filter(({ kept }) => !known.has(kept.header.match)),
    online: file.online.filter(({ match }) => !known.has(match)),
    settings: Object.fromEntries(Object.entries(file.settings).filter(([key]) => !Object.hasOwn(here.settings, key))),
  };
}
/** Adds it; nothing that is here is changed, so that it can be tried again when it could not be written. */
export async function addToDevice(file: DeviceFile): Promise<void> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction([matches, rows], 'readwrite');
    const done = written(transaction);
    for (const { kept, rows: log } of file.matches) {
      transaction.objectStore(matches).add(kept);
      for (const row of log) transaction.objectStore(rows).add({ match: kept.header.match, row });
    }
    await done;
  } finally {
    database.close();
  }
  await keepOnline(file.online);
  for (const [key, value] of Object.entries(file.settings)) localStorage.setItem(key, value);
}
