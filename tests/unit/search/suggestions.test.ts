import { expect, test } from 'vitest';
import type { Category } from '../../../src/domain/catalogue/course.ts';
import { type FoundRows, suggestionsOf } from '../../../src/domain/search/suggestions.ts';
import { thaiSegmenter } from '../../../src/features/search/thaiSegmenter.ts';
import { row } from '../listingFixture.ts';

const category = (id: string, th: string, en: string, count = 3): Category => ({
  ...{ id, linkPath: id, name: { th, en }, weave: 'khit', kind: 'course', parentId: null, count },
});
const categories = [category('data', 'ข้อมูลและไอที', 'Data and IT'), category('empty', 'ข้อมูลเก่า', 'Old data', 0)];

const many = (kind: 'course' | 'product', from: number, count: number): FoundRows => ({
  rows: Array.from({ length: count }, (_, place) =>
    row(String(from + place), `ข้อมูล ${place}`, `Data ${place}`, {
      ...(kind === 'course'
        ? { instructorId: `t${place % 2}`, instructorName: { th: `ครูข้อมูล ${place % 2}`, en: null } }
        : { kind }),
    }),
  ),
});
const idsFor = (courses: FoundRows, products: FoundRows) =>
  suggestionsOf('ข้อมูล', { courses, products, categories }, thaiSegmenter).items.map(({ id }) => id);

test('the best of both kinds are suggested, six in all', () => {
  expect(idsFor(many('course', 10, 9), many('product', 50, 9))).toEqual(['10', '11', '12', '13', '50', '51']);
  expect(idsFor(many('course', 10, 9), many('product', 50, 1))).toEqual(['10', '11', '12', '13', '14', '50']);
  expect(idsFor(many('course', 10, 1), many('product', 50, 9))).toEqual(['10', '50', '51', '52', '53', '54']);
});

test('near finds are suggested only where nothing is exact', () => {
  const near = { ...many('product', 50, 2), foundAs: '' };
  expect(idsFor(many('course', 10, 1), near)).toEqual(['10']);
  expect(idsFor({ rows: [] }, near)).toEqual(['50', '51']);
});

test('categories with items and teachers are suggested by their name, each once', () => {
  const found = { courses: many('course', 10, 4), products: { rows: [] }, categories };
  const { categories: named, teachers } = suggestionsOf('ข้อมูล', found, thaiSegmenter);
  expect(named.map(({ id }) => id)).toEqual(['data']);
  expect(teachers.map(({ id, name }) => [id, name.th])).toEqual([
    ['t0', 'ครูข้อมูล 0'],
    ['t1', 'ครูข้อมูล 1'],
  ]);
  expect(suggestionsOf('DATA it', found, thaiSegmenter)).toMatchObject({ categories: [{ id: 'data' }], teachers: [] });
});
