import { type CourseType, courseTypes, type ItemKind, type Listing } from '../../domain/catalogue/course.ts';
import type { Prices } from '../../domain/pricing/currency.ts';
import { type CutText, cutText, normaliseSearchText, plainOf, type WordSegmenter } from '../../domain/search/search.ts';
import { bothOf } from '../../domain/search/searchedTexts.ts';
import { type Columns, lineEnd, linesOf } from './partText.ts';

/** A text whose words were cut once, so that typing stays fast. `text` is the same without the cuts. */
export type CachedText = { readonly cut: CutText; readonly text: string };

/** The searchable, filterable and sortable data of one row. The row itself is in its part. */
export type CachedRow = {
  readonly id: string;
  readonly kind: ItemKind;
  /** `null` for a product. */
  readonly courseType: CourseType | null;
  readonly categoryPath: string;
  readonly rank: number;
  readonly createdAt: number;
  /** The lowest fees, in minor units. */
  readonly fromPrices: Prices;
  /** The first day of a course with dates. */
  readonly startsAt: number | null;
  readonly durationSeconds: number;
  readonly level: Listing['level'];
  readonly taughtIn: Listing['taughtIn'];
  readonly title: CachedText;
  readonly instructor: CachedText;
  readonly summary: CachedText;
  /** The texts of its part, and which of their rows it is. */
  readonly texts: PartTexts;
  readonly row: number;
};

/** All texts of a part in one: a word is looked for in many rows at once. */
export type PartTexts = {
  /** The text of a line number. */
  readonly textAt: (line: number) => CutText;
  /** The rows of the part whose texts hold a word, by its pattern, in their order. */
  readonly rowsHolding: (pattern: RegExp) => readonly number[];
};

/** By the place of the course type; the last one is a product's. */
const kindLetters = 'abcdefgp';
const kinds: readonly CachedRow['courseType'][] = [...courseTypes, null];
const letterOf = (courseType: CachedRow['courseType']) => kindLetters.charAt(kinds.indexOf(courseType));
const textsOfRow = 3;

/** Cuts the words of a part's rows. Texts that were cut before are taken over from `known` rows. */
export function columnsOf(rows: readonly Listing[], known: readonly CachedRow[], segmenter: WordSegmenter): Columns {
  const byId = new Map(known.map((row) => [row.id, row]));
  const cutOnce = (text: string, before: CachedText | undefined) =>
    before?.text === normaliseSearchText(text) ? before.cut : cutText(text, segmenter);
  return {
    ids: rows.map((row) => row.id),
    kinds: rows.map(({ kind, courseType }) => letterOf(kind === 'product' ? null : courseType)).join(''),
    categoryPaths: rows.map((row) => row.categoryPath),
    rankSteps: rows.map(({ rank }, place) => rank - (rows[place - 1]?.rank ?? 0)),
    createdAt: rows.map((row) => row.createdAt),
    prices: rows.map((row) => row.fromPrices.THB),
    dollars: rows.map((row) => row.fromPrices.USD),
    starts: rows.map((row) => row.startsAt),
    lengths: rows.map((row) => row.durationSeconds),
    levels: rows.map((row) => row.level),
    languages: rows.map((row) => row.taughtIn),
    cuts: linesOf(
      rows.flatMap((row) => {
        const before = byId.get(row.id);
        return [
          cutOnce(bothOf(row.title), before?.title),
          cutOnce(bothOf(row.instructorName), before?.instructor),
          cutOnce(bothOf(row.summary), before?.summary),
        ];
      }),
    ),
  };
}

/** Opens a part's columns; the fields of a row are made when they are asked for. Throws where the columns are not whole. */
export function cachedRowsOf(columns: unknown): readonly CachedRow[] {
  if (!isColumns(columns)) throw new Error('A part of the cached catalogue is not whole');
  return openRows(columns);
}

function openRows(columns: Columns): readonly CachedRow[] {
  const texts = partTexts(columns);
  let rank = 0;
  return columns.ids.map((id, row) => {
    rank += columns.rankSteps[row] ?? 0;
    return new OpenedRow(id, row, rank, columns, texts);
  });
}

class OpenedRow implements CachedRow {
  readonly id: string;
  readonly row: number;
  readonly texts: PartTexts;
  readonly kind: ItemKind;
  readonly courseType: CourseType | null;
  readonly categoryPath: string;
  readonly rank: number;
  readonly createdAt: number;
  readonly fromPrices: Prices;
  readonly startsAt: number | null;
  readonly durationSeconds: number;
  readonly level: Listing['level'];
  readonly taughtIn: Listing['taughtIn'];

  constructor(id: string, row: number, rank: number, columns: Columns, texts: PartTexts) {
    this.id = id;
    this.row = row;
    this.texts = texts;
    this.courseType = kinds[kindLetters.indexOf(columns.kinds.charAt(row))] ?? null;
    this.kind = this.courseType === null ? 'product' : 'course';
    this.categoryPath = columns.categoryPaths[row] ?? '';
    this.rank = rank;
    this.createdAt = columns.createdAt[row] ?? 0;
    this.startsAt = columns.starts[row] ?? null;
    this.durationSeconds = columns.lengths[row] ?? 0;
    this.level = columns.levels[row] ?? null;
    this.taughtIn = columns.languages[row] ?? 'th';
    this.fromPrices = { THB: columns.prices[row] ?? null, USD: columns.dollars[row] ?? null };
  }

  get title(): CachedText {
    return this.#text(0);
  }
  get instructor(): CachedText {
    return this.#text(1);
  }
  get summary(): CachedText {
    return this.#text(2);
  }

  #text(place: number): CachedText {
    const cut = this.texts.textAt(this.row * textsOfRow + place);
    return { cut, text: plainOf(cut) };
  }
}

/** Throws where there are not three texts of each row. */
function partTexts({ ids, cuts }: Columns): PartTexts {
  const ends = endsOfLines(cuts, ids.length * textsOfRow);
  const endOf = (row: number) => ends[(row + 1) * textsOfRow - 1] ?? cuts.length;
  return {
    textAt: (line) => cuts.slice(line === 0 ? 0 : (ends[line - 1] ?? 0) + lineEnd.length, ends[line]),
    rowsHolding: (pattern) => {
      const rows: number[] = [];
      let row = 0;
      pattern.lastIndex = 0;
      for (let found = pattern.exec(cuts); found !== null; found = pattern.exec(cuts)) {
        while (endOf(row) < found.index) row += 1;
        rows.push(row);
        pattern.lastIndex = endOf(row);
      }
      return rows;
    },
  };
}

/** Throws where there are not so many lines. */
function endsOfLines(lines: string, count: number): Uint32Array {
  const ends = new Uint32Array(count);
  let found = 0;
  for (let at = lines.indexOf(lineEnd); at !== -1; at = lines.indexOf(lineEnd, at + 1)) {
    ends[found] = at;
    found += 1;
  }
  if (found !== count) throw new Error('The texts of a part are not whole');
  return ends;
}

function isColumns(value: unknown): value is Columns {
  if (typeof value !== 'object' || value === null) return false;
  const lengthOf = (name: keyof Columns) => {
    const column: unknown = Reflect.get(value, name);
    return Array.isArray(column) || typeof column === 'string' ? column.length : -1;
  };
  const length = lengthOf('ids');
  const columns = [
    ...(['kinds', 'categoryPaths', 'rankSteps', 'createdAt'] as const),
    ...(['prices', 'dollars', 'starts', 'lengths', 'levels', 'languages'] as const),
  ];
  return (
    length >= 0 && columns.every((name) => lengthOf(name) === length) && typeof Reflect.get(value, 'cuts') === 'string'
  );
}
