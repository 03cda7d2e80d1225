import * as z from 'zod/mini';
import type { Duration, DurationUnit } from '../domain/learning/duration.ts';
import type { Language, LocalText } from '../domain/localText.ts';
import type { Prices } from '../domain/pricing/currency.ts';
import { decodeMajor, encodeMajor } from '../domain/pricing/minorUnits.ts';

type Schema = z.core.$ZodType;

/**
 * `{ "success": true, "data": … }` (decisions: answers on the wire). Handlers and screens see the data alone.
 * The cast is here because a generic schema's inside type cannot be followed through an object.
 */
export const dataOf = <S extends Schema>(schema: S) =>
  z.codec(z.object({ success: z.literal(true), data: schema as Schema }), z.custom<unknown>(), {
    decode: (wire) => wire.data,
    encode: (data) => ({ success: true as const, data }),
  }) as unknown as z.ZodMiniType<z.output<S>, { success: true; data: z.input<S> }>;

/** An answer that says only that it was done. */
export const done = z.codec(z.object({ success: z.literal(true) }), z.null(), {
  decode: () => null,
  encode: () => ({ success: true as const }),
});

/** A page of a list and how many rows there are in all. */
export const pageOf = <S extends Schema>(schema: S) =>
  z.object({ success: z.literal(true), data: z.array(schema), total: z.int().check(z.nonnegative()) });

/** Baht or dollars with at most two decimals on the wire, minor units inside. */
export const moneyCodec = z.codec(
  z.number().check(
    z.nonnegative(),
    z.maximum(1_000_000_000),
    z.refine((major) => decodeMajor(major) !== null),
  ),
  z.number(),
  { decode: (major) => decodeMajor(major) ?? 0, encode: encodeMajor },
);

/** An instant: ISO 8601 in UTC on the wire, milliseconds inside. */
export const instantCodec = z.codec(z.iso.datetime(), z.number(), {
  decode: (text) => Date.parse(text),
  encode: (ms) => new Date(ms).toISOString(),
});

const flag = z.union([z.literal(0), z.literal(1)]);
/** 0 or 1 on the wire. */
export const flagCodec = z.codec(flag, z.boolean(), { decode: (wire) => wire === 1, encode: (on) => (on ? 1 : 0) });

/** A number that travels in an address. */
export const countCodec = z.codec(z.string().check(z.regex(/^\d{1,6}$/)), z.number(), {
  decode: Number,
  encode: String,
});

/** A number from 1 that travels in an address: a page, and how long it is. */
export const fromOneCodec = z.codec(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.number(), {
  decode: Number,
  encode: String,
});

export const idSchema = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[A-Za-z0-9_-]+$/));
export const shortText = z.string().check(z.maxLength(255));
/** A key that the client makes for one intention (a UUID). */
export const keySchema = z.uuid();
/** The name that the server gave an uploaded file. */
export const uploadNameSchema = z.string().check(z.regex(/^[a-z0-9-]{10,80}\.[a-z0-9]{2,5}$/));
/** An order's token: random, at least 128 bits. */
export const tokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,86}$/));

/** Thai and English side by side. */
export const localTextCodec = z.object({
  th: z.string(),
  en: z.nullable(z.string()),
}) satisfies z.ZodMiniType<LocalText>;

const languages: readonly Language[] = ['th', 'en'];
export const languageSchema = z.enum(languages as readonly ['th', 'en']);

export const pricesCodec = z.object({
  THB: z.nullable(moneyCodec),
  USD: z.nullable(moneyCodec),
}) satisfies z.ZodMiniType<Prices, unknown>;

const unitOnWire: Record<DurationUnit, string> = { hour: 'Hour(s)', day: 'Day(s)', month: 'Month(s)', year: 'Year(s)' };
const unitInside = new Map(Object.entries(unitOnWire).map(([inside, wire]) => [wire, inside as DurationUnit]));
export const wireTermUnit = z.enum(['Hour(s)', 'Day(s)', 'Month(s)', 'Year(s)']);
type WireTermUnit = z.infer<typeof wireTermUnit>;

/** A term and its unit, as the two fields that the wire gives them. */
export const decodeDuration = (amount: number | null, unit: string | null): Duration | null => {
  const inside = unit === null ? undefined : unitInside.get(unit);
  return amount === null || inside === undefined ? null : { amount, unit: inside };
};
export const encodeTermUnit = (duration: Duration | null): WireTermUnit | null =>
  duration === null ? null : (unitOnWire[duration.unit] as WireTermUnit);
