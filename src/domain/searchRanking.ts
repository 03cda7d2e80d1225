import { compareIds } from './idOrder.ts';
import { isSignsOnly, normaliseSearchText, type WordSegmenter, wordsOf } from './search.ts';

/** What a find in each field is worth: the title before all others. */
const searchWeights = { title: 4, instructor: 2, category: 2, summary: 1 } as const;
type SearchField = keyof typeof searchWeights;

/** Texts of one row, both languages of a field in one text. `rank`: smaller is earlier among equally good rows. */
type SearchRow = {
  readonly id: string;
  readonly rank: number;
  readonly fields: Readonly<Record<SearchField, string>>;
};

/** A row whose words were cut once, so that typing stays fast. */
export type IndexedRow = {
  readonly id: string;
  readonly rank: number;
  readonly fields: readonly { readonly weight: number; readonly text: string; readonly words: ReadonlySet<string> }[];
};

const searchFields: readonly SearchField[] = ['title', 'instructor', 'category', 'summary'];

export const indexRow = (row: SearchRow, segmenter: WordSegmenter): IndexedRow => ({
  id: row.id,
  rank: row.rank,
  fields: searchFields.map((name) => ({
    weight: searchWeights[name],
    text: normaliseSearchText(row.fields[name]),
    words: new Set(wordsOf(row.fields[name], segmenter)),
  })),
});

/**
 * Ids of the rows in which every word of the question is found, the best first; all rows by rank for an empty question,
 * none for one of signs alone.
 * A Thai word that the dictionary cuts differently in question and title is still found inside the text.
 */
export function rankRows(rows: readonly IndexedRow[], question: string, segmenter: WordSegmenter): readonly string[] {
  const words = [...new Set(wordsOf(question, segmenter))];
  if (isSignsOnly(question, words)) return [];
  return rows
    .flatMap((row) => {
      const score = scoreOf(row, words);
      return score === null ? [] : [{ row, score }];
    })
    .toSorted((a, b) => b.score - a.score || a.row.rank - b.row.rank || compareIds(a.row.id, b.row.id))
    .map(({ row }) => row.id);
}

/** The sum over the words; `null` where one of them is nowhere. */
function scoreOf(row: IndexedRow, words: readonly string[]): number | null {
  const worths = words.map((word) => row.fields.reduce((sum, field) => sum + field.weight * worthOf(field, word), 0));
  return worths.includes(0) ? null : worths.reduce((sum, worth) => sum + worth, 0);
}

/** A whole word is worth more than the beginning of one, and that more than a piece of the text. */
function worthOf(field: IndexedRow['fields'][number], word: string): number {
  if (field.words.has(word)) return 4;
  if ([...field.words].some((other) => other.startsWith(word))) return 2;
  return field.text.includes(word) ? 1 : 0;
}
