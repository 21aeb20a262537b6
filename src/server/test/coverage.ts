import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly (string | number)[];
  readonly type?: string;
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: false | Schema;
  readonly prefixItems?: readonly Schema[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}
const file = join(import.meta.dirname, '../../../docs/protocol.schema.json');
export const documented = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly $defs: Readonly<Record<string, Schema>>;
};
const ID = 'redut:protocol';
const step = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The entries that `ratings.test.ts` and `lab-queue.test.ts` hold messages against. */
export const OF_RATINGS_AND_LENDING = /^(?:(?:GET|POST) (?:ratings|lending)|lent)/;
/** The entries that speak of events. */
export const OF_EVENTS = /^(?:(?:GET|POST) events|event|listedEvent|standing|room\.event)/;

/** The entries that speak of packs that are opened for a whole event: `drafts.test.ts`. */
export const OF_PODS =
  /^(?:GET matches\/\*\/packs|packsFile|recordedPacks\.places|record\.packs\|1|room\.pod|packs\.(?:until|from))/;

/** The entries that speak of campaigns: `campaigns.test.ts`. */
export const OF_CAMPAIGNS = /^(?:room\.campaign|POST rooms request\.campaign|again)/;

/** Holds messages against the schema of the document, and notes which of its entries they have met. */
export class Coverage {
  private readonly ajv = new Ajv2020();
  private readonly met = new Set<string>();
  private readonly entries = new Map<string, Schema>();
  constructor() {
    this.ajv.addSchema({ ...documented, $id: ID });
    for (const [name, schema] of Object.entries(documented.$defs)) this.list(`/$defs/${step(name)}`, schema);
  }
  has(definition: string): boolean {
    return Object.hasOwn(documented.$defs, definition);
  }
  /** What is wrong with the message, or nothing. */
  see(definition: string, message: unknown): string | undefined {
    const at = `/$defs/${step(definition)}`;
    const validate = this.validator(at);
    if (!validate(message))
      return `${definition}: ${this.ajv.errorsText(validate.errors)}: ${JSON.stringify(message).slice(0, 500)}`;
    this.visit(at, message);
    return undefined;
  }
  /** Entries that no message had: definitions, fields, kinds of a thing and values. */
  unmet(): string[] {
    const names = [...this.entries].flatMap(([at, { enum: values = [] }]) =>
      [at].concat(values.map((one) => `${at}=${one}`)),
    );
    return names.filter((name) => !this.met.has(name)).map(readable);
  }
  private validator(at: string): ValidateFunction {
    const uri = at.split('/').map(encodeURIComponent).join('/');
    return this.ajv.getSchema(`${ID}#${uri}`)!;
  }
  private list(at: string, schema: Schema): void {
    this.entries.set(at, schema);
    for (const [within, inner] of inside(schema)) this.list(`${at}/${within}`, inner);
  }
  private visit(at: string, value: unknown): void {
    const schema = this.entries.get(at)!;
    this.met.add(at);
    if (schema.enum !== undefined) this.met.add(`${at}=${String(value)}`);
    if (schema.$ref !== undefined) this.visit(schema.$ref.slice(1), value);
    schema.oneOf?.forEach((_, i) => {
      if (this.validator(`${at}/oneOf/${i}`)(value)) this.visit(`${at}/oneOf/${i}`, value);
    });
    if (Array.isArray(value))
      value.forEach((one, i) =>
        this.visitInside(at, schema.prefixItems === undefined ? 'items' : `prefixItems/${i}`, one),
      );
    else if (value !== null && typeof value === 'object')
      for (const [name, one] of Object.entries(value))
        this.visitInside(
          at,
          Object.hasOwn(schema.properties ?? {}, name) ? `properties/${step(name)}` : 'additionalProperties',
          one,
        );
  }
  private visitInside(at: string, within: string, value: unknown): void {
    if (this.entries.has(`${at}/${within}`)) this.visit(`${at}/${within}`, value);
  }
}
function inside({
  properties = {},
  oneOf = [],
  prefixItems = [],
  items,
  additionalProperties,
}: Schema): [string, Schema][] {
  return [
    ...Object.entries(properties).map(([name, one]): [string, Schema] => [`properties/${step(name)}`, one]),
    ...oneOf.map((one, i): [string, Schema] => [`oneOf/${i}`, one]),
    ...prefixItems.map((one, i): [string, Schema] => [`prefixItems/${i}`, one]),
    ...(typeof items === 'object' ? [['items', items] as [string, Schema]] : []),
    ...(typeof additionalProperties === 'object'
      ? [['additionalProperties', additionalProperties] as [string, Schema]]
      : []),
  ];
}
/** `/$defs/about/properties/clock` is `about.clock`. */
const readable = (at: string): string =>
  at
    .replace('/$defs/', '')
    .replaceAll('/properties/', '.')
    .replaceAll(/\/oneOf\/(\d+)/g, '|$1')
    .replaceAll(/\/prefixItems\/(\d+)/g, '[$1]')
    .replaceAll('/items', '[]')
    .replaceAll('/additionalProperties', '{}')
    .replaceAll('~1', '/');
