import * as z from 'zod/mini';
import type { Language, LocalText } from '../domain/localText.ts';
import type { Prices } from '../domain/pricing/currency.ts';
import { decodeMajor, encodeMajor } from '../domain/pricing/minorUnits.ts';
import { type Codec, field, object, type Table, wireOnly, wrapped } from './field.ts';

type Schema = z.core.$ZodType;

/** `"success": true`, part of every answer. */
export const success = wireOnly('success', z.literal(true), () => true as const);

/** `{ "success": true, "data": … }`. Handlers and screens use the data only. */
export const dataOf = <S extends Schema>(schema: S): Codec<z.output<S>> => wrapped(field('data', schema), success);

/** An answer without data. */
export const done = z.codec(z.object({ success: z.literal(true) }), z.null(), {
  decode: () => null,
  encode: () => ({ success: true as const }),
});

/** A read-only list. */
export const list = <S extends Schema>(schema: S): Codec<readonly z.output<S>[]> => z.array(schema);

export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** The rows of a page, and the total number. */
export const pageTable = <S extends Schema>(row: S): Table<Page<z.output<S>>> => ({
  rows: field('data', list(row)),
  total: field('total', z.int().check(z.nonnegative())),
});

/** A page of a list. */
export const pageOf = <S extends Schema>(row: S) => object<Page<z.output<S>>>(pageTable(row), success);

/** An optional wire field with a default inside. */
export const orElse = <S extends Schema>(schema: S, substitute: z.output<S>): Codec<z.output<S>> =>
  z.codec(z.optional(schema), z.custom<z.output<S>>(), {
    decode: (wire) => wire ?? substitute,
    encode: (inside) => inside,
  });

/** An optional wire field that is `null` inside. */
export const orNull = <S extends Schema>(schema: S): Codec<z.output<S> | null> => orElse(z.nullable(schema), null);

/** Inside words, each with its wire spelling. */
export function spelled<Word extends string>(wireOf: Readonly<Record<Word, string | number>>): Codec<Word> {
  const wordOf = new Map(Object.entries(wireOf).map(([word, wire]) => [wire, word]));
  return z.codec(z.literal([...wordOf.keys()] as (string | number)[]), z.custom<Word>(), {
    decode: (wire) => wordOf.get(wire) as Word,
    encode: (word) => wireOf[word],
  });
}

/** Baht or dollars with at most two decimals on the wire, minor units inside. */
export const money = z.codec(
  z.number().check(
    z.nonnegative(),
    z.maximum(1_000_000_000),
    z.refine((major) => decodeMajor(major) !== null),
  ),
  z.number(),
  { decode: (major) => decodeMajor(major) ?? 0, encode: encodeMajor },
);

/**
 * An instant since 1970: ISO 8601 in UTC on the wire, milliseconds inside. The database writes an earlier one with the
 * local offset of its time, in seconds, which no `Date` reads.
 */
export const instant = z.codec(z.iso.datetime(), z.number().check(z.minimum(0)), {
  decode: (text) => Date.parse(text),
  encode: (ms) => new Date(ms).toISOString(),
});

/** 0 or 1 on the wire. */
export const flag = z.codec(z.union([z.literal(0), z.literal(1)]), z.boolean(), {
  decode: (wire) => wire === 1,
  encode: (on) => (on ? 1 : 0),
});

/** A number in an address. */
const count = z.codec(z.string().check(z.regex(/^\d{1,6}$/)), z.number(), { decode: Number, encode: String });

/** Page and size of a list. */
export const pageQuery = { page: z.optional(count), pageSize: z.optional(count) };

/** Page, from 1, and size of a list. */
export const fromOne = z.codec(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.number(), {
  decode: Number,
  encode: String,
});

export const idSchema = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[A-Za-z0-9_-]+$/));
export const shortText = z.string().check(z.maxLength(255));
/** A form field. The domain checks it; here only its size is limited. */
export const typedText = z.string().check(z.maxLength(5_000));
/** An idempotency key from the client (a UUID). */
export const keySchema = z.uuid();
/** The server's name of an uploaded file. */
export const uploadNameSchema = z.string().check(z.regex(/^[a-z0-9-]{10,80}\.[a-z0-9]{2,5}$/));
/** An order's token: random, at least 128 bits. */
export const tokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,86}$/));

/** Thai and English text. */
export const localText: Codec<LocalText> = z.object({ th: z.string(), en: z.nullable(z.string()) });

const languages: readonly Language[] = ['th', 'en'];
export const languageSchema = z.enum(languages as readonly ['th', 'en']);

export const prices: Codec<Prices> = z.object({ THB: z.nullable(money), USD: z.nullable(money) });
