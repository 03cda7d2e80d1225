import { describe, expect, test } from 'vitest';
import {
  listAddress,
  listCallQuery,
  pagesAround,
  plainSearch,
  readListSearch,
} from '../../src/features/catalogue/listSearch.ts';

const read = (query: string) => readListSearch('course', '', new URLSearchParams(query));

describe('the address of a list', () => {
  test('a plain list has a plain address and asks for nothing in particular', () => {
    expect(listAddress(plainSearch('course'))).toBe('/courses');
    expect(listCallQuery(plainSearch('course'))).toEqual({});
  });

  test('what was asked is read back from its own address', () => {
    const search = { ...plainSearch('course'), keyword: 'ภาษี', sort: 'priceUp', page: 3, pageSize: 20 } as const;
    expect(read(listAddress(search).split('?')[1] ?? '')).toEqual(search);
  });

  test('courses of a category have a path, products a part of the query', () => {
    expect(listAddress({ ...plainSearch('course'), categoryPath: 'data-it' })).toBe('/courses/data-it');
    expect(listAddress({ ...plainSearch('product'), categoryPath: 'books' })).toBe('/products?category=books');
  });

  test('what makes no sense is taken as not said', () => {
    expect(read('page=-1&pageSize=7&sort=random&keyword=%20%20')).toEqual(plainSearch('course'));
    expect(read('page=1.5')).toEqual(plainSearch('course'));
  });

  test('a question longer than the server takes is cut', () => {
    expect(read(`keyword=${'a'.repeat(500)}`).keyword).toHaveLength(200);
  });
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
