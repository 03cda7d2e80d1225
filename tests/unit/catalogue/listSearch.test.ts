import { describe, expect, test } from 'vitest';
import { lastPage, pagesAround } from '../../../src/domain/search/listPages.ts';
import { listAddress, listCallQuery, plainSearch } from '../../../src/features/catalogue/listSearch.ts';
import { isTooLong, lookedFor, readListSearch } from '../../../src/features/catalogue/readListSearch.ts';

const read = (query: string) => readListSearch('course', '', new URLSearchParams(query));

describe('the address of a list', () => {
  test('a plain list has a plain address and asks for nothing in particular', () => {
    expect(listAddress(plainSearch('course'))).toBe('/courses');
    expect(listCallQuery(plainSearch('course'))).toEqual({});
  });

  test('a search is restored from its address', () => {
    const search = { ...plainSearch('course'), keyword: 'ภาษี', sort: 'priceUp', page: 3, pageSize: 20 } as const;
    expect(read(listAddress(search).split('?')[1] ?? '')).toEqual(search);
  });

  test('a category has its own path', () => {
    expect(listAddress({ ...plainSearch('course'), categoryPath: 'data-it' })).toBe('/courses/data-it');
    expect(listAddress({ ...plainSearch('product'), categoryPath: 'books' })).toBe('/products/books');
  });

  test('what makes no sense is taken as not said', () => {
    expect(read('page=-1&pageSize=7&sort=random&keyword=%20%20')).toEqual(plainSearch('course'));
    expect(read('page=1.5')).toEqual(plainSearch('course'));
  });

  test('a question longer than the server takes is cut', () => {
    expect(read(`keyword=${'a'.repeat(10_000)}`).keyword).toHaveLength(200);
    expect([isTooLong('ก'.repeat(200)), isTooLong('ก'.repeat(201)), isTooLong(`  ${'ก'.repeat(200)}  `)]).toEqual([
      ...[false, true, false],
    ]);
  });

  test.each([
    ['page=999999999', 99_999],
    ['page=1e300', 99_999],
    ['page=-1', 1],
    ['page=0', 1],
    ['page=NaN', 1],
    ['page=Infinity', 1],
    ['page=1;drop', 1],
  ])('%s asks for page %i', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  test('special characters survive in the address', () => {
    for (const keyword of ["'; drop table items;--", '%_\\', 'e\u0301\u0301', '<b>&amp;</b>', '💃🏽']) {
      expect(read(listAddress({ ...plainSearch('course'), keyword }).split('?')[1] ?? '').keyword).toBe(keyword);
    }
  });

  test('direction marks and control characters are removed from a search', () => {
    const keywordOf = (keyword: string) => read(new URLSearchParams({ keyword }).toString()).keyword;
    expect(keywordOf('\u202Eexcel')).toBe('excel');
    expect(keywordOf('\u2067\u0000 ภาษี\u0000ร้านค้า\u0085')).toBe('ภาษี ร้านค้า');
    expect(keywordOf('\u0000\u007F\u202E')).toBe('');
    expect([lookedFor('\u202Eexcel '), isTooLong('\u202E'.repeat(300))]).toEqual(['excel', false]);
  });
});

test('the last page has the rest; an empty list has one page', () => {
  expect([lastPage(0, 10), lastPage(10, 10), lastPage(11, 10), lastPage(41, 40)]).toEqual([1, 1, 2, 2]);
});

describe('pages around the current one', () => {
  test('first, last and neighbours, with gaps between', () => {
    expect(pagesAround(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  });
  test('no gap where pages follow each other', () => {
    expect(pagesAround(2, 3)).toEqual([1, 2, 3]);
    expect(pagesAround(1, 1)).toEqual([1]);
  });
});
