import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, text } from 'drizzle-orm/pg-core';

/** A UTC instant in epoch milliseconds; the column is `timestamptz(3)`. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (milliseconds) => new Date(milliseconds).toISOString(),
  fromDriver: (text) => new Date(text).getTime(),
});

/** Money in minor units (satang, cents); the currency is beside it or in the column's name. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** A text in both languages: Thai always, English if translated. */
export const localText = <Name extends string>(name: Name) => ({
  th: text(`${name}_th`).notNull(),
  en: text(`${name}_en`),
});

/** A check that the column holds one of these words (or null). */
export const isOneOf = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
