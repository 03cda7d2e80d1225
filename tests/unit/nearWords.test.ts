import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { demoShop } from '../../server/demo/content/demoShop.ts';
import { normaliseSearchText } from '../../src/domain/search.ts';
import { indexRow } from '../../src/domain/searchRanking.ts';
import { nearIds, nearIndex } from '../../src/features/search/nearWords.ts';
import { thaiSegmenter } from '../../src/features/search/thaiSegmenter.ts';

const rows = demoShop.courses.map(({ id, title, summary }, rank) =>
  indexRow(
    {
      ...{ id, rank },
      fields: {
        title: `${title.th} ${title.en}`,
        instructor: '',
        category: '',
        summary: `${summary.th} ${summary.en}`,
      },
    },
    thaiSegmenter,
  ),
);
const index = nearIndex(rows);

/** The library's own search over the same pieces, which needs its whole index in memory. */
const library = new MiniSearch({ fields: ['text'], tokenize: piecesOf, processTerm: (term) => term });
library.addAll(rows.map(({ id, fields }) => ({ id, text: fields.map(({ text }) => text).join(' ') })));

function piecesOf(text: string): string[] {
  const plain = normaliseSearchText(text);
  const runs = plain.match(/[\u0E01-\u0E4E]+/g) ?? [];
  const threes = runs.flatMap((run) =>
    run.length <= 3 ? [run] : Array.from({ length: run.length - 2 }, (_, at) => run.slice(at, at + 3)),
  );
  return [...threes, ...(plain.replace(/[\u0E01-\u0E4E]+/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [])];
}

const isThai = (term: string) => /^[\u0E01-\u0E4E]/.test(term);

const byLibrary = (question: string): string[] =>
  library
    .search(question, {
      combineWith: 'OR',
      fuzzy: (term) => (isThai(term) || term.length < 4 ? false : 0.25),
      prefix: (term) => !isThai(term) && term.length > 1,
    })
    .filter(({ queryTerms }) => queryTerms.length >= new Set(piecesOf(question)).size * 0.5)
    .map(({ id }) => String(id));

const questions = demoShop.courses.flatMap(({ title }) => {
  const slipped = (text: string, letter: string) => text.slice(0, 4) + letter + text.slice(5, 16);
  return [slipped(title.th, 'ฆ'), slipped(title.en, 'q')];
});

test('finds what the library finds over the same pieces, and the closest first', () => {
  expect(questions.length).toBeGreaterThan(50);
  const found = questions.map((question) => nearIds(index, question));
  expect(found.map((ids) => ids.toSorted())).toEqual(questions.map((question) => byLibrary(question).toSorted()));
  const sameFirst = questions.filter((question, place) => found[place]?.[0] === byLibrary(question)[0]);
  expect(sameFirst.length / questions.length).toBeGreaterThan(0.95);
});

test('every course is found by its own title with one wrong letter', () => {
  const lost = demoShop.courses.filter(
    ({ id }, place) =>
      !nearIds(index, questions[place * 2] ?? '')
        .slice(0, 3)
        .includes(id),
  );
  expect(lost.map(({ title }) => title.th)).toEqual([]);
});
