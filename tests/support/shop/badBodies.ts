import { hostileMarkup, stackedMarks, turnedRound } from './badText.ts';
import { schemaFaults } from './jsonSchema.ts';

type Json = Readonly<Record<string, unknown>>;
/** A place in a body: names of fields and numbers of rows. */
type Path = readonly (string | number)[];

const deep = (levels: number): unknown => (levels === 0 ? 'x' : { x: [deep(levels - 1)] });

/** Values that no field expects, beside a missing one. */
export const badValues: readonly unknown[] = [
  ...[null, true, 0, -1, 0.005, 1e308, -1e308, Number.MAX_SAFE_INTEGER, 2_147_483_648],
  ...['', ' ', '0', '-1', 'x'.repeat(10_000), 'ก'.repeat(256), hostileMarkup, turnedRound, stackedMarks],
  ...[
    '\u200B\u2060\uFEFF',
    'a\u0000b',
    '\uD800',
    '__proto__',
    '=1+1',
    '101',
    '../../etc/passwd',
    'javascript:alert(1)',
  ],
  ...[
    '0001-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
    '+275760-09-13T00:00:00.000Z',
    '0001-01-01',
    '9999-12-31',
  ],
  ...[[], {}, [null], [[]], ['x', 'x'], deep(200)],
];

const given = (schema: Json): Json => {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  const all = Array.isArray(choices) ? (choices as readonly Json[]) : [];
  return all.find((choice) => choice.type !== 'null') ?? schema;
};
const propertiesOf = (schema: Json): Readonly<Record<string, Json>> =>
  (given(schema).properties ?? {}) as Readonly<Record<string, Json>>;

/** A body that fits a schema: with known values where they fit, else the smallest. */
export function bodyOf(schema: Json, known: unknown): unknown {
  if (known !== undefined && schemaFaults(known, schema).length === 0) return known;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if ('const' in schema) return schema.const;
  const inner = given(schema);
  if (inner !== schema) return bodyOf(inner, known);
  const knownFields = (typeof known === 'object' && known !== null ? known : {}) as Json;
  switch (inner.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(propertiesOf(inner)).map(([name, field]) => [name, bodyOf(field, knownFields[name])]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, Number(inner.minItems ?? 1)) }, () =>
        bodyOf(inner.items as Json, undefined),
      );
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, Number(inner.minimum ?? 1));
    default:
      return textFor(inner);
  }
}

const textFor = ({ format, minLength }: Json): string => {
  if (format === 'date') return '2026-03-01';
  if (format === 'date-time') return '2026-03-01T05:00:00.000Z';
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  return 'x'.repeat(Math.max(1, Number(minLength ?? 1)));
};

/** The body with its empty lists and absent parts filled, so that every described field has a place. */
export function completeBodyOf(schema: Json, known: unknown): unknown {
  const inner = given(schema);
  if (inner.type === 'array') {
    const rows = Array.isArray(known) && known.length > 0 ? known : (bodyOf(inner, undefined) as unknown[]);
    return rows.map((row) => completeBodyOf(inner.items as Json, row));
  }
  if (inner.type !== 'object') return bodyOf(schema, known);
  const fields = (known ?? {}) as Json;
  return Object.fromEntries(
    Object.entries(propertiesOf(inner)).map(([name, field]) => [name, completeBodyOf(field, fields[name])]),
  );
}

/** A described field: its place, also in the first row of a list, and its schema. */
type Field = { readonly path: Path; readonly schema: Json };

export function fieldsIn(schema: Json, path: Path = []): readonly Field[] {
  const inner = given(schema);
  const parts: readonly (readonly [string | number, Json])[] =
    inner.type === 'array' ? [[0, inner.items as Json]] : Object.entries(propertiesOf(inner));
  return [
    ...(path.length > 0 ? [{ path, schema: inner }] : []),
    ...parts.flatMap(([name, part]) => fieldsIn(part, [...path, name])),
  ];
}

/** Values at the limits of a field, and values just beyond them. `row`: one of its list. */
export function limitsOf(
  schema: Json,
  row: unknown,
): { readonly within: readonly unknown[]; readonly beyond: readonly unknown[] } {
  const rows = (count: number) => Array.from({ length: count }, () => row);
  const text = (length: number) => (hostileMarkup + turnedRound).slice(0, length).padEnd(length, 'ก');
  const limits = [
    ['minLength', text, -1],
    ['maxLength', text, 1],
    ['minimum', Number, -1],
    ['maximum', Number, 1],
    ['minItems', rows, -1],
    ['maxItems', rows, 1],
  ] as const;
  const described = limits.filter(([word]) => typeof schema[word] === 'number');
  return {
    within: described.map(([word, make]) => make(Number(schema[word]))),
    beyond: described
      .filter(([word]) => word.startsWith('max') || word === 'minimum' || schema[word] !== 0)
      .map(([word, make, step]) => make(Number(schema[word]) + step)),
  };
}

export const valueAt = (body: unknown, path: Path): unknown =>
  path.reduce(
    (part: unknown, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
    body,
  );

/** The body with another value at a place; `undefined` removes the field. */
export function withValue(body: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(body)) return body.map((part, at) => (at === name ? withValue(part, rest, value) : part));
  const fields = Object.entries(body as Json);
  return Object.fromEntries(
    fields.flatMap(([field, part]) => {
      if (field !== name) return [[field, part]];
      const changed = withValue(part, rest, value);
      return changed === undefined ? [] : [[field, changed]];
    }),
  );
}
