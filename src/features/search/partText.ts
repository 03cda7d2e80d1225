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
  readonly cuts: string;
};

/** Ends each text of a part; no normalised text holds one. */
export const lineEnd = '\n';

export const linesOf = (texts: readonly string[]): string => texts.map((text) => text + lineEnd).join('');

/**
 * A part as it is kept: its columns as JSON in the first line, then the texts of its rows, one a line. They are most of it,
 * and are searched as they lie there: nothing is parsed, joined or copied when a device opens its catalogue.
 */
export const writtenPart = ({ cuts, ...columns }: Columns): string => JSON.stringify(columns) + lineEnd + cuts;

/** What `writtenPart` wrote, or an earlier version, which kept JSON with a list of texts in it. Throws where it is neither. */
export function readPart(written: string): unknown {
  const end = written.indexOf(lineEnd);
  if (end === -1) return withLines(JSON.parse(written));
  const columns: unknown = JSON.parse(written.slice(0, end));
  return typeof columns === 'object' ? { ...columns, cuts: written.slice(end + lineEnd.length) } : null;
}

const withLines = (columns: unknown): unknown =>
  typeof columns === 'object' && columns !== null && 'cuts' in columns && Array.isArray(columns.cuts)
    ? { ...columns, cuts: linesOf(columns.cuts) }
    : null;
