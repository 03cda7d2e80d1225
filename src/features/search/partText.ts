import type { CourseLevel } from '../../domain/catalogue/course.ts';

/**
 * The rows of one part in columns, which pack and open faster than objects. `kinds`: a letter for each row. `rankSteps`: from
 * the rank of the row before, since rows come in that order. `cuts`: three cut texts of each row, each with the end of its line.
 */
export type Columns = {
  readonly ids: readonly string[];
  readonly kinds: string;
  readonly categoryPaths: readonly string[];
  readonly rankSteps: readonly number[];
  readonly createdAt: readonly number[];
  readonly prices: readonly (number | null)[];
  readonly dollars: readonly (number | null)[];
  readonly starts: readonly (number | null)[];
  readonly lengths: readonly number[];
  readonly levels: readonly (CourseLevel | null)[];
  readonly languages: readonly ('th' | 'en')[];
  readonly cuts: string;
};

/** Ends each text of a part; no normalised text holds one. */
export const lineEnd = '\n';

export const linesOf = (texts: readonly string[]): string => texts.map((text) => text + lineEnd).join('');

/**
 * The stored form of a part: columns as JSON in the first line, then one text line a row. The texts are most of it and
 * are searched in place, so that opening the catalogue parses and copies nothing.
 */
export const writtenPart = ({ cuts, ...columns }: Columns): string => JSON.stringify(columns) + lineEnd + cuts;

/** The columns that `writtenPart` wrote. Throws if the text is none. */
export function readPart(written: string): unknown {
  const end = written.indexOf(lineEnd);
  if (end === -1) throw new Error('A part of the catalogue has no texts');
  const columns: unknown = JSON.parse(written.slice(0, end));
  return typeof columns === 'object' ? { ...columns, cuts: written.slice(end + lineEnd.length) } : null;
}
