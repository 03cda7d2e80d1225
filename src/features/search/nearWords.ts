import MiniSearch from 'minisearch';
import { normaliseSearchText } from '../../domain/search.ts';
import type { IndexedRow } from '../../domain/searchRanking.ts';

export type NearIndex = MiniSearch<{ readonly id: string; readonly text: string }>;

/** So much of what was typed has to be found. */
const leastShare = 0.5;
const thaiRun = /[\u0E01-\u0E4E]+/g;
const otherWord = /[\p{L}\p{N}]+/gu;

/** For questions with a slip of the finger. Looked at only when nothing fits word for word. */
export function nearIndex(rows: readonly IndexedRow[]): NearIndex {
  const index: NearIndex = new MiniSearch({ fields: ['text'], tokenize: piecesOf, processTerm: (term) => term });
  index.addAll(rows.map((row) => ({ id: row.id, text: row.fields.map((field) => field.text).join(' ') })));
  return index;
}

/** Ids of rows that come close, the closest first. */
export function nearIds(index: NearIndex, question: string): readonly string[] {
  const asked = new Set(piecesOf(question)).size;
  return index
    .search(question, {
      combineWith: 'OR',
      fuzzy: (term) => (isThai(term) || term.length < 4 ? false : 0.25),
      prefix: (term) => !isThai(term) && term.length > 1,
    })
    .filter((result) => result.queryTerms.length >= asked * leastShare)
    .map((result) => String(result.id));
}

/**
 * Other letters by the word, Thai by three letters: one wrong letter makes the dictionary cut a Thai word in other
 * places, but most of its threes stay.
 */
function piecesOf(text: string): string[] {
  const plain = normaliseSearchText(text);
  const thai = (plain.match(thaiRun) ?? []).flatMap(threesOf);
  return [...thai, ...(plain.replace(thaiRun, ' ').match(otherWord) ?? [])];
}

const threesOf = (run: string): string[] =>
  run.length <= 3 ? [run] : Array.from({ length: run.length - 2 }, (_, at) => run.slice(at, at + 3));

const isThai = (term: string): boolean => /^[\u0E01-\u0E4E]/.test(term);
