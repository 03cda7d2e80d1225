import { compareIds } from './idOrder.ts';
import {
  type CutText,
  cutText,
  holdsBeginning,
  holdsWord,
  isSignsOnly,
  plainOf,
  type WordSegmenter,
  wordsOf,
} from './search.ts';

/** What a find in each field is worth: the title before all others, behind them what many courses are. */
const searchWeights = { title: 4, instructor: 2, category: 2, summary: 1, courseType: 0.2 } as const;
type SearchField = keyof typeof searchWeights;
const textFields = ['title', 'instructor', 'category', 'summary'] as const;

/** A text of a row whose words were cut once, so that typing stays fast. `text` is the same without the cuts. */
export type IndexedField = { readonly weight: number; readonly text: string; readonly cut: CutText };

/** `rank`: smaller is earlier among equally good rows. */
export type IndexedRow = { readonly id: string; readonly rank: number; readonly fields: readonly IndexedField[] };

/** One field of a row, both languages in one text that was cut before. */
export const indexedField = (name: SearchField, cut: CutText, text = plainOf(cut)): IndexedField => ({
  weight: searchWeights[name],
  text,
  cut,
});

/** A row of these texts. */
export const indexRow = (
  row: {
    readonly id: string;
    readonly rank: number;
    readonly fields: Readonly<Record<(typeof textFields)[number], string>>;
  },
  segmenter: WordSegmenter,
): IndexedRow => ({
  id: row.id,
  rank: row.rank,
  fields: textFields.map((name) => indexedField(name, cutText(row.fields[name], segmenter))),
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
  let score = 0;
  for (const word of words) {
    const worth = row.fields.reduce((sum, field) => sum + field.weight * worthOf(field, word), 0);
    if (worth === 0) return null;
    score += worth;
  }
  return score;
}

/** A whole word is worth more than the beginning of one, and that more than a piece of the text. */
function worthOf({ text, cut }: IndexedField, word: string): number {
  if (!text.includes(word)) return 0;
  if (holdsWord(cut, word)) return 4;
  return holdsBeginning(cut, word) ? 2 : 1;
}
