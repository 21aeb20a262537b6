import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../kernel/input.ts';
import { PHRASES } from '../../match/phrases.ts';
import { PERMISSIONS } from '../rooms/permissions.ts';
import { COMMANDS, readSaid } from '../wire/commands.ts';

interface Property {
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxLength?: number;
}
interface CommandSchema {
  readonly properties: Readonly<Record<string, Property>>;
  readonly required: readonly string[];
}
const docs = join(import.meta.dirname, '../../../docs');
const schema = JSON.parse(readFileSync(join(docs, 'protocol.schema.json'), 'utf8')) as {
  readonly $defs: { readonly command: { readonly oneOf: readonly CommandSchema[] } };
};
const protocol = readFileSync(join(docs, 'protocol.md'), 'utf8');
const commands = schema.$defs.command.oneOf.map((one) => [one.properties['cmd']!.const!, one] as const);

function example({ const: fixed, enum: values, type, minimum, minItems }: Property): unknown {
  if (fixed !== undefined || values !== undefined) return fixed ?? values![0];
  if (type === 'integer') return minimum ?? 0;
  if (type === 'array') return Array.from({ length: minItems ?? 0 }, () => 'pass');
  return { boolean: false, object: {} }[type!] ?? 'ab';
}

test('schema, page and server know the same commands and phrases', () => {
  expect(commands.map(([name]) => name).toSorted()).toEqual(COMMANDS.toSorted());
  for (const name of Object.keys(PERMISSIONS)) expect(protocol).toContain(`\`${name}\``);
  const phrase = commands.find(([name]) => name === 'phrase')![1].properties['phrase']!;
  expect(phrase.enum).toEqual(PHRASES);
});
describe.each(commands)('%s', (_name, { properties, required }) => {
  const whole = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, example(property)]));
  test('what the schema allows is read', () => {
    expect(readSaid(JSON.stringify(whole))).toMatchObject({ cmd: whole['cmd'] });
    const least = Object.fromEntries(required.map((name) => [name, whole[name]]));
    expect(readSaid(JSON.stringify(least))).toMatchObject({ cmd: whole['cmd'] });
  });
  test('what it does not allow is refused', () => {
    const refused = (message: object): void => expect(() => readSaid(JSON.stringify(message))).toThrow(InputError);
    refused({ ...whole, surplus: 1 });
    for (const name of required.filter((field) => field !== 'orders')) refused({ ...whole, [name]: undefined });
    for (const [name, { maximum, maxLength }] of Object.entries(properties)) {
      if (maximum !== undefined) refused({ ...whole, [name]: maximum + 1 });
      if (maxLength !== undefined) refused({ ...whole, [name]: 'a'.repeat(maxLength + 1) });
      refused({ ...whole, [name]: [[]] });
    }
  });
});
