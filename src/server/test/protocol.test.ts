import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { EVENT_REASONS } from '../../events/facts.ts';
import { InputError } from '../../kernel/input.ts';
import { REASONS } from '../../match/messages.ts';
import { protocolSchema } from '../protocol/schema.ts';
import { PERMISSIONS } from '../rooms/permissions.ts';
import { ROOM_REASONS } from '../rooms/room-commands.ts';
import { newGuest } from '../torture/client.ts';
import { listed, type Setting } from '../wire/catalogue.ts';
import { COMMANDS, readSaid } from '../wire/commands.ts';
import { CLOSE } from '../wire/connection.ts';
import { SERVER_REASONS } from '../refusal.ts';
import { documented, type Schema } from './coverage.ts';
import { Tavern } from './tavern.ts';

const protocol = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');
const { $defs } = documented;
const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : $defs[schema.$ref.split('/').at(-1)!]!;
/** Of each command its schema; one that stands for several is there for each. */
const commands = $defs['said']!.oneOf!.map(resolved).flatMap((schema) => {
  const { const: only, enum: several } = schema.properties!['cmd']!;
  return (several ?? [String(only)]).map((cmd) => [String(cmd), schema] as const);
});
const fieldsOf = ({ properties = {} }: Schema): string[] => Object.keys(properties).toSorted();
/** What a reader that met a field it does not know says it knows. */
const known = (problem: string): string[] => problem.split('known: ')[1]!.split(', ').toSorted();

function example(schema: Schema): unknown {
  const { const: fixed, enum: values, type, minimum, minItems, minLength = 0, oneOf, properties, required } = schema;
  if (fixed !== undefined || values !== undefined) return fixed ?? values![0];
  if (oneOf !== undefined) return exampleOf(resolved(oneOf[0]!));
  if (type === 'integer') return minimum ?? 0;
  if (type === 'array') return Array.from({ length: minItems ?? 0 }, () => 'pass');
  if (type === 'object') return exampleOf(schemaWith(properties, required));
  return { boolean: false }[type!] ?? 'ab'.repeat(Math.max(1, minLength / 2));
}
/** What must be there, and nothing else. */
const schemaWith = (properties: Schema['properties'] = {}, required: readonly string[] = []): Schema => ({
  properties: Object.fromEntries(Object.entries(properties).filter(([name]) => required.includes(name))),
});
const exampleOf = ({ properties = {} }: Schema): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, example(resolved(property))]));
/** What stands between these two lines of the document. */
const part = (from: string, to: string): string => {
  const [, rest] = protocol.split(from);
  const [found, end] = rest?.split(to) ?? [];
  if (found === undefined || end === undefined) throw new Error(`the document has nothing between ${from} and ${to}`);
  return found;
};
const rows = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

test('the schema of the document is what the types of the code say', () => {
  expect(documented).toEqual(JSON.parse(JSON.stringify(protocolSchema())));
});
test('schema, page and server know the same commands', () => {
  expect(commands.map(([name]) => name).toSorted()).toEqual(COMMANDS.toSorted());
  const told = rows(part('### What a client says', '### What the server tells')).flatMap(([cell]) =>
    quoted(`${cell!.split('` `')[0]!}\``),
  );
  expect([...new Set(told)].toSorted()).toEqual([...Object.keys(PERMISSIONS), 'ping'].toSorted());
});
test('the document names every answer and every announcement', () => {
  const told = $defs['told']!.oneOf!.map(resolved).map(({ properties }) => properties!);
  const names = told.map(({ re, ev }) => String((re ?? ev)!.const));
  const rowsOf = (from: string, to: string, key: string): string[] =>
    rows(part(from, to)).flatMap(([cell]) =>
      [...cell!.matchAll(new RegExp(`"${key}":"(\\w+)"`, 'g'))].map(([, name]) => name!),
    );
  const re = rowsOf('## The socket', '### What a client says', 're');
  const ev = rowsOf('### What the server tells', '### A match', 'ev');
  expect([...re, ...ev].toSorted()).toEqual(names.toSorted());
});
test('the document explains every field of a whole, a frame, what is told about a match, and a room', () => {
  for (const name of ['whole', 'frame', 'about', 'room', 'remark', 'turn']) {
    const explained = rows(part(`<!-- fields of ${name} -->`, `<!-- end of ${name} -->`)).flatMap(([cell]) =>
      quoted(cell!),
    );
    expect([...new Set(explained)].toSorted(), name).toEqual(fieldsOf($defs[name]!));
  }
});
test('the document lists every reason of a refusal, and every close code', () => {
  const told = rows(part('<!-- reasons -->', '<!-- end of reasons -->')).flatMap(([cell]) => quoted(cell!));
  const inCode = new Set<string>([...REASONS, ...ROOM_REASONS, ...SERVER_REASONS, ...EVENT_REASONS]);
  expect(told.toSorted()).toEqual([...inCode].toSorted());
  const codes = rows(part('<!-- close codes -->', '<!-- end of close codes -->')).map(([cell]) => Number(cell));
  // 1008 and 1009 are the WebSocket library's own.
  expect(new Set(codes)).toEqual(new Set([1008, 1009, ...Object.values(CLOSE)]));
});
test('the document lists every request', () => {
  const told = rows(part('<!-- requests -->', '<!-- end of requests -->')).flatMap(([cell]) => quoted(cell!));
  const routes = told
    .filter((text) => /^(GET|POST) \/api\//.test(text))
    .map((text) => text.replace('/api/', '').replaceAll(/<[^>]+>/g, '*'));
  const answers = Object.keys($defs).filter((name) => name.endsWith(' answer'));
  expect(routes.toSorted()).toEqual(answers.map((name) => name.replace(' answer', '')).toSorted());
});
test('the document lists the four games with their seats and settings', async () => {
  const shown = (value: unknown): string => `\`${String(value)}\``;
  const setting = ({ name, values, examples, default: fallback }: Setting): string =>
    `${shown(name)}: ${(values ?? examples!).map((value) => shown(value)).join(', ')}${values === undefined ? ` or a text (${shown(fallback)})` : ''}`;
  const told = rows(part('<!-- games -->', '<!-- end of games -->'));
  const named = told.flatMap(([cell]) => quoted(cell!));
  expect(named).toEqual(expect.arrayContaining(['liberation', 'afu', 'bravery', 'war']));
  const expected = await Promise.all(
    named.map(async (name) => {
      const { game, seats, settings } = listed((await moduleOf(name)).game);
      return [shown(game), seats.join(', '), settings.map(setting).join('; ')];
    }),
  );
  expect(told).toEqual(expected);
});

describe.each(commands)('%s', (cmd, schema) => {
  const { properties = {}, required = [] } = schema;
  const all = { ...exampleOf(schema), cmd };
  test('what the schema allows is read', () => {
    expect(readSaid(JSON.stringify(all))).toMatchObject({ cmd });
    const least = Object.fromEntries(Object.entries(all).filter(([name]) => required.includes(name)));
    expect(readSaid(JSON.stringify(least))).toMatchObject({ cmd });
  });
  test('what it does not allow is refused, and the reader knows no field more', () => {
    const refused = (message: object): string => {
      try {
        readSaid(JSON.stringify(message));
      } catch (error) {
        if (error instanceof InputError) return error.message;
      }
      throw new Error(`it was read: ${JSON.stringify(message)}`);
    };
    expect(known(refused({ ...all, surplus: 1 }))).toEqual(fieldsOf(schema));
    for (const name of required) refused({ ...all, [name]: undefined });
    for (const [name, { maximum, maxLength }] of Object.entries(properties)) {
      if (maximum !== undefined) refused({ ...all, [name]: maximum + 1 });
      if (maxLength !== undefined) refused({ ...all, [name]: 'a'.repeat(maxLength + 1) });
      refused({ ...all, [name]: [[]] });
    }
  });
});

describe('requests', () => {
  let tavern: Tavern;
  let token: string;
  beforeAll(async () => {
    const nothing = { take: () => Promise.resolve(undefined), give: () => Promise.resolve(false) };
    tavern = await Tavern.open({ lending: { code: 'ab', ...nothing } });
    ({ token } = await newGuest(tavern.base, 'Ann'));
    const account = { account: 'ann', password: 'ab'.repeat(8) };
    const init = { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: JSON.stringify(account) };
    ({ token } = (await (await fetch(`${tavern.base}/api/account`, init)).json()) as { token: string });
  });
  afterAll(() => tavern.close());
  const requests = Object.keys($defs).filter((name) => name.endsWith(' request') && name !== 'POST push request');
  test.each(requests)('%s: the reader knows the fields of the schema and no other', async (name) => {
    const body = JSON.stringify({ ...exampleOf($defs[name]!), surplus: 1 });
    const path = name.replace('POST ', '').replace(' request', '');
    const init = { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body };
    const response = await fetch(`${tavern.base}/api/${path}`, init);
    const { rule, values } = (await response.json()) as { rule: string; values: { problem: string } };
    expect(rule).toBe('server.badInput');
    expect(known(values.problem)).toEqual(fieldsOf($defs[name]!));
  });
});
