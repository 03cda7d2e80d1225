import { z } from 'zod';
import { readFlag, readInstant, readNeededText, readOptionalText, readText } from './readCell.ts';

/** The parsing of a column by itself. An unreadable cell gives `otherwise`, and its row is refused. */
export type Cell<Value> = {
  readonly schema: z.ZodType<Value>;
  readonly read: (cell: string) => Value;
  readonly otherwise: Value;
};

const texts = z.string();

export const neededText = (longest: number): Cell<string> => ({
  ...{ schema: texts, read: (cell) => readNeededText(cell, longest), otherwise: '' },
});

export const optionalText = (longest: number): Cell<string | null> => ({
  ...{ schema: texts.nullable(), read: (cell) => readOptionalText(cell, longest), otherwise: null },
});

/** A text that is empty where it is missing. */
export const anyText = (longest: number): Cell<string> => ({
  ...{ schema: texts, read: (cell) => readText(cell, longest), otherwise: '' },
});

export const flag: Cell<boolean> = {
  ...{ schema: z.boolean(), read: (cell) => readFlag(cell, false), otherwise: false },
};

const instantReadBy = (read: (cell: string) => number | null): Cell<number | null> => ({
  ...{ schema: z.int().nullable(), read, otherwise: null },
});

/** A day alone is its first moment. */
export const instant = instantReadBy((cell) => readInstant(cell, '00:00:00'));

/** A day alone is its last second. */
export const lastInstant = instantReadBy((cell) => readInstant(cell, '23:59:59'));
