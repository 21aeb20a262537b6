import type { Seat } from '../../kernel/ids.ts';

/** JSON Schema, and the type of what it describes: `is` exists for the compiler alone. */
export interface Shape<T> {
  readonly schema: Readonly<Record<string, unknown>>;
  /** Whoever sends it may leave it out: it is read as the default. */
  readonly defaulted?: true;
  readonly is?: T;
}
type TypeOf<S> = S extends Shape<infer T> ? T : never;
type Fields = Readonly<Record<string, Shape<unknown>>>;
/** Fields whose names end with a question mark may be absent. */
type ObjectOf<F extends Fields> = {
  [N in keyof F as N extends `${string}?` ? never : N]: TypeOf<F[N]>;
} & { [N in keyof F as N extends `${infer M}?` ? M : never]?: TypeOf<F[N]> };

/**
 * Without `readonly`, intersections and names of integers, and every field says whether it may be absent: two types of which
 * each can stand for the other are then the same.
 */
type Plain<T> = T extends Seat
  ? number
  : T extends object
    ? { -readonly [N in keyof T]-?: [object extends Pick<T, N> ? 'perhaps' : 'always', Plain<T[N]>] }
    : T;
/** No argument, or some that nobody can give. */
export type Same<A, B> = [Plain<A>] extends [Plain<B>]
  ? [Plain<B>] extends [Plain<A>]
    ? []
    : ['the type lacks what the schema has', A, B]
  : ['the schema lacks what the type has', A, B];

const shape = <T>(schema: Readonly<Record<string, unknown>>): Shape<T> => ({ schema });
export const text = (
  limits: { readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string } = {},
) => shape<string>({ type: 'string', ...limits });
export const whole = (minimum?: number, maximum?: number) =>
  shape<number>({
    type: 'integer',
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  });
export const number = shape<number>({ type: 'number' });
export const flag = shape<boolean>({ type: 'boolean' });
export const nothing = shape<null>({ type: 'null' });
export const anything = shape<unknown>({});
export const just = <const V extends string | number | boolean>(value: V) => shape<V>({ const: value });
export const none = shape<Record<string, never>>({ type: 'object', additionalProperties: false });
export const oneOf = <const V extends string | number>(values: readonly V[]) => shape<V>({ enum: values });
export const list = <T>(items: Shape<T>, limits: { readonly minItems?: number; readonly maxItems?: number } = {}) =>
  shape<readonly T[]>({ type: 'array', items: items.schema, ...limits });
export const row = <const S extends readonly Shape<unknown>[]>(...items: S) =>
  shape<{ -readonly [I in keyof S]: TypeOf<S[I]> }>({
    type: 'array',
    prefixItems: items.map(({ schema }) => schema),
    items: false,
    minItems: items.length,
  });
export const named = <T>(values: Shape<T>, limits: { readonly maxProperties?: number } = {}) =>
  shape<Record<string, T>>({ type: 'object', additionalProperties: values.schema, ...limits });
export const either = <const S extends readonly Shape<unknown>[]>(...shapes: S) =>
  shape<TypeOf<S[number]>>({ oneOf: shapes.map(({ schema }) => schema) });
export const object = <const F extends Fields>(fields: F): Shape<ObjectOf<F>> => {
  const bare = (name: string): string => name.replace(/\?$/, '');
  const required = Object.keys(fields).filter((name) => bare(name) === name && fields[name]!.defaulted === undefined);
  return shape({
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [bare(name), schema])),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  });
};
export const orElse = <T>({ schema }: Shape<T>, value: T): Shape<T> => ({
  schema: { ...schema, default: value },
  defaulted: true,
});

/** The named parts of one schema. */
export class Definitions {
  readonly all: Record<string, Readonly<Record<string, unknown>>> = {};
  add<T>(name: string, { schema }: Shape<T>): Shape<T> {
    if (Object.hasOwn(this.all, name)) throw new Error(`two definitions are called ${name}`);
    this.all[name] = schema;
    return shape({ $ref: `#/$defs/${name}` });
  }
  /** Says under which name a type of the code is described; where shape and type differ, this does not compile. */
  of<T>() {
    return <U>(name: string, described: Shape<U>, ..._same: Same<T, U>): Shape<U> => this.add(name, described);
  }
}
