import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, text } from 'drizzle-orm/pg-core';

/** A UTC instant as epoch milliseconds; the column is `timestamptz` with millisecond precision. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (milliseconds) => new Date(milliseconds).toISOString(),
  fromDriver: (text) => new Date(text).getTime(),
});

/** Money in minor units (satang, cents); the currency stands beside it or in the column's name. */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** Both languages of one text: Thai always, English when there is a translation. */
export const localText = <Name extends string>(name: Name) => ({
  th: text(`${name}_th`).notNull(),
  en: text(`${name}_en`),
});

/** The condition of a check: the column holds one of these words (or nothing, where it may be null). */
export const isOneOf = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
