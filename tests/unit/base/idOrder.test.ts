import { expect, test } from 'vitest';
import { compareIds } from '../../../src/domain/idOrder.ts';

test('numbers are ordered by value and before words, words by letters', () => {
  const ordered = ['2', '9', '10', '0011', '99999999999999999999', 'A', 'a', 'b2'];
  expect(ordered.toReversed().toSorted(compareIds)).toEqual(ordered);
});

test('two spellings of one number have an order, too', () => {
  expect(compareIds('7', '07')).toBe(-compareIds('07', '7'));
  expect(compareIds('7', '07')).not.toBe(0);
  expect(compareIds('7', '7')).toBe(0);
});
