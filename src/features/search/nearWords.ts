import SearchableMap from 'minisearch/SearchableMap';
import { normaliseSearchText } from '../../domain/search.ts';
import type { IndexedRow } from '../../domain/searchRanking.ts';
import { folded } from '../../domain/spelling.ts';

/** How often a word stands in each row, by the row's place. */
type Postings = Map<number, number>;
/** Words that are not Thai, as a tree that finds what is spelled nearly alike. */
type Vocabulary = SearchableMap<Postings>;
export type NearIndex = { readonly rows: readonly IndexedRow[]; vocabulary: Vocabulary | null };

/** So much of what was typed has to be found. */
const leastShare = 0.5;
/** And so much of each rare word in it. */
const leastRareShare = 0.25;
const mostSlips = 0.25;
/** What a word is worth that only begins with the one typed, or is nearly spelled like it. */
const worth = { beginning: 0.375, slip: 0.45 };
/** BM25+: how soon finding the same again stops counting, how much a long text is held back, what any find is worth. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 };
const thaiRun = /[\u0E01-\u0E4E]+/g;
const otherWord = /[\p{L}\p{N}]+/gu;

/** For questions with a slip of the finger. Looked at only when nothing fits word for word. */
export const nearIndex = (rows: readonly IndexedRow[]): NearIndex => ({ rows, vocabulary: null });

/** How many rows hold a normalised word. */
export const rowsHoldingCount = ({ rows }: NearIndex, word: string): number =>
  rows.filter(({ fields }) => fields.some(({ text }) => text.includes(word))).length;

/** Ids of rows that come close, the closest first. Of these `rare` words (folded) each has to be close by itself, too. */
export function nearIds(index: NearIndex, question: string, rare: readonly string[] = []): readonly string[] {
  const pieces = [...new Set(piecesOf(question))];
  const lengths = index.rows.map(({ fields }) => fields.reduce((sum, { text }) => sum + text.length, 1));
  const usual = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const scores = new Map<number, { score: number; found: number }>();
  for (const piece of pieces) {
    const ofPiece = new Map<number, number>();
    for (const { weight, postings } of variantsOf(index, piece)) {
      const rarity = Math.log(1 + (index.rows.length - postings.size + 0.5) / (postings.size + 0.5));
      for (const [place, times] of postings) {
        const held = bm25.k * (1 - bm25.b + (bm25.b * (lengths[place] ?? usual)) / usual);
        const gain = weight * rarity * (bm25.d + (times * (bm25.k + 1)) / (times + held));
        ofPiece.set(place, (ofPiece.get(place) ?? 0) + gain);
      }
    }
    for (const [place, gain] of ofPiece) {
      const { score, found } = scores.get(place) ?? { score: 0, found: 0 };
      scores.set(place, { score: score + gain, found: found + 1 });
    }
  }
  return [...scores]
    .filter(([, { found }]) => found >= pieces.length * leastShare)
    .toSorted(([, a], [, b]) => b.score * b.found - a.score * a.found)
    .flatMap(([place]) => index.rows[place] ?? [])
    .filter((row) => rare.every((word) => holdsSomeOf(row, word)))
    .map(({ id }) => id);
}

function holdsSomeOf({ fields }: IndexedRow, rare: string): boolean {
  const pieces = [...new Set(piecesOf(rare))];
  const texts = fields.map(({ text }) => folded(text));
  return pieces.filter((piece) => texts.some((text) => text.includes(piece))).length >= pieces.length * leastRareShare;
}

/** The piece itself, and of other letters also words that begin with it or are nearly spelled like it. */
function variantsOf(index: NearIndex, piece: string): { readonly weight: number; readonly postings: Postings }[] {
  if (isThai(piece)) return [{ weight: 1, postings: rowsWith(index.rows, piece) }];
  index.vocabulary ??= vocabularyOf(index.rows);
  const near = new Map<string, { weight: number; postings: Postings }>();
  if (piece.length >= 4) {
    for (const [word, [postings, slips]] of index.vocabulary.fuzzyGet(piece, Math.round(piece.length * mostSlips))) {
      near.set(word, { weight: (worth.slip * word.length) / (word.length + slips), postings });
    }
  }
  if (piece.length > 1) {
    for (const [word, postings] of index.vocabulary.atPrefix(piece)) {
      const longer = word.length - piece.length;
      near.set(word, { weight: (worth.beginning * word.length) / (word.length + 0.3 * longer), postings });
    }
  }
  const itself = index.vocabulary.get(piece);
  if (itself !== undefined) near.set(piece, { weight: 1, postings: itself });
  return [...near.values()];
}

/** A piece shorter than three letters is a run of its own in the question, and has to be one in the text. */
function rowsWith(rows: readonly IndexedRow[], piece: string): Postings {
  const postings: Postings = new Map();
  rows.forEach(({ fields }, place) => {
    let times = 0;
    for (const { text } of fields) {
      for (let from = text.indexOf(piece); from !== -1; from = text.indexOf(piece, from + 1)) {
        if (piece.length === 3 || isAlone(text, from, piece.length)) times += 1;
      }
    }
    if (times > 0) postings.set(place, times);
  });
  return postings;
}

const isAlone = (text: string, from: number, length: number): boolean =>
  !isThai(text.charAt(from - 1)) && !isThai(text.charAt(from + length));

function vocabularyOf(rows: readonly IndexedRow[]): Vocabulary {
  const words = new Map<string, Postings>();
  rows.forEach(({ fields }, place) => {
    for (const { text } of fields) {
      for (const word of text.replace(thaiRun, ' ').match(otherWord) ?? []) {
        const postings = words.get(word) ?? new Map<number, number>();
        postings.set(place, (postings.get(place) ?? 0) + 1);
        words.set(word, postings);
      }
    }
  });
  return SearchableMap.from<Postings>([...words]);
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
