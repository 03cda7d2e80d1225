import { expect, test } from 'vitest';
import { clockSkew, recordedWithin } from '../../../src/domain/learning/clockSkew.ts';

const minute = 60_000;
const day = 86_400_000;
const stated = Date.UTC(2026, 1, 14, 9);

test('a difference that the way of an answer explains is no skew', () => {
  expect(clockSkew(stated, stated)).toBe(0);
  expect(clockSkew(stated, stated + minute - 1)).toBe(0);
  expect(clockSkew(stated, stated - minute + 1)).toBe(0);
});

test('a slow clock is put forward, and a fast one back', () => {
  expect(clockSkew(stated, stated - day)).toBe(day);
  expect(clockSkew(stated, stated + day)).toBe(-day);
});

test('nothing was recorded in the future, nor before it could be', () => {
  expect(recordedWithin(5, null, 9)).toBe(5);
  expect(recordedWithin(5, 7, 9)).toBe(7);
  expect(recordedWithin(12, 7, 9)).toBe(9);
});
