import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Wire = Record<string, unknown>;
type Shape = Readonly<Record<string, Schema>>;

/** A codec by its inside type. No code needs the static type of the wire. */
export type Codec<Inside> = z.ZodMiniType<Inside, unknown>;
/** The decoded type of a codec, so that its table is also the type. */
export type Inside<C extends Codec<unknown>> = Readonly<z.output<C>>;
/** The codec of an object. */
type ObjectCodec<Inside> = z.ZodMiniType<Inside, Wire>;

/** One row of a table: a value and its wire fields (`name` or `object.name`). */
export type Row<Inside> = {
  readonly shape: Shape;
  readonly read: (wire: Wire) => Inside;
  readonly write: (inside: Inside, wire: Wire) => void;
};

/** A row for each property of an object. A missing, extra or ill-typed one is a type error. */
export type Table<Inside> = { readonly [Key in keyof Inside]-?: Row<Inside[Key]> };

/** A wire field without a row. */
type WireOnly<Inside> = Pick<Row<Inside>, 'shape' | 'write'>;

/** A value in one field. `undefined` is a missing field on both sides. */
export function field<S extends Schema>(path: string, schema: S): Row<z.output<S>> {
  const dot = path.indexOf('.');
  if (dot >= 0) return under(path.slice(0, dot), field(path.slice(dot + 1), schema));
  return {
    shape: { [path]: schema },
    read: (wire) => wire[path] as z.output<S>,
    write: (inside, wire) => {
      if (inside !== undefined) wire[path] = inside;
    },
  };
}

/** An object whose fields are among the others on the wire. */
export function flat<Inside extends object>(table: Table<Inside>): Row<Inside> {
  const rows = rowsOf(table);
  return {
    shape: shapeOf(rows.map(([, row]) => row)),
    read: (wire) => {
      const inside: Wire = {};
      for (const [key, row] of rows) {
        const value = row.read(wire);
        if (value !== undefined) inside[key] = value;
      }
      return inside as Inside;
    },
    write: (inside, wire) => {
      for (const [key, row] of rows) row.write(inside[key as keyof Inside], wire);
    },
  };
}

/** One value in several fields, by a table of its parts. */
export function joined<Parts extends object, Inside>(
  table: Table<Parts>,
  { decode, encode }: { decode: (parts: Parts) => NoInfer<Inside>; encode: (inside: NoInfer<Inside>) => Parts },
): Row<Inside> {
  const { shape, read, write } = flat(table);
  return { shape, read: (wire) => decode(read(wire)), write: (inside, wire) => write(encode(inside), wire) };
}

/** The same rows in an object that exists on the wire only. */
export const within = <Inside>(name: string, table: Table<Inside>): Table<Inside> =>
  Object.fromEntries(rowsOf(table).map(([key, row]) => [key, under(name, row)])) as Table<Inside>;

const under = <Inside>(name: string, row: Row<Inside>): Row<Inside> => ({
  shape: Object.fromEntries(Object.entries(row.shape).map(([path, schema]) => [`${name}.${path}`, schema])),
  read: (wire) => row.read(wire[name] as Wire),
  write: (inside, wire) => {
    wire[name] ??= {};
    row.write(inside, wire[name] as Wire);
  },
});

/** A field computed from the whole object when encoding, and ignored when decoding. */
export const wireOnly = <S extends Schema, Inside>(
  path: string,
  schema: S,
  compute: (inside: Inside) => z.output<S>,
): WireOnly<Inside> => {
  const { shape, write } = field(path, schema);
  return { shape, write: (inside, wire) => write(compute(inside), wire) };
};

/** A wire object with one value. */
export function wrapped<Inside>(row: Row<Inside>, ...beside: readonly WireOnly<Inside>[]): ObjectCodec<Inside> {
  return z.codec(objectOf(shapeOf([row, ...beside])), z.custom<Inside>(), {
    decode: (wire) => row.read(wire),
    encode: (inside) => {
      const wire: Wire = {};
      for (const { write } of [row, ...beside]) write(inside, wire);
      return wire;
    },
  });
}

/** An object by its table, and its wire-only fields. */
export const object = <Inside extends object>(
  table: Table<Inside>,
  ...beside: readonly WireOnly<Inside>[]
): ObjectCodec<Inside> => wrapped(flat(table), ...beside);

/** The wire name of each property, also for refusals. */
export const wireNames = <Inside>(table: Table<Inside>): { readonly [Key in keyof Inside]-?: string } =>
  Object.fromEntries(rowsOf(table).map(([key, { shape }]) => [key, Object.keys(shape)[0]])) as {
    readonly [Key in keyof Inside]-?: string;
  };

const rowsOf = <Inside>(table: Table<Inside>): readonly [string, Row<unknown>][] =>
  Object.entries(table as Readonly<Record<string, Row<unknown>>>);

const shapeOf = (rows: readonly { readonly shape: Shape }[]): Shape =>
  Object.assign({}, ...rows.map(({ shape }) => shape));

/** The object of a shape; dotted paths become nested objects. */
function objectOf(shape: Shape): z.ZodMiniObject<Shape> {
  const paths = Object.entries(shape);
  const names = [...new Set(paths.map(([path]) => path.split('.', 1)[0] ?? path))];
  const below = (name: string): Shape =>
    Object.fromEntries(
      paths.flatMap(([path, schema]) => (path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), schema]] : [])),
    );
  return z.object(Object.fromEntries(names.map((name) => [name, shape[name] ?? objectOf(below(name))])));
}
