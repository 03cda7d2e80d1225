import { expect, test } from 'vitest';
import { buddhistYearOf, thaiDate } from '../../../src/domain/thaiDate.ts';

test('a document has the day of Bangkok in the Buddhist era', () => {
  expect(thaiDate(Date.UTC(2026, 1, 14, 17, 0))).toBe('15 กุมภาพันธ์ 2569');
  expect(thaiDate(Date.UTC(2026, 1, 14, 16, 59))).toBe('14 กุมภาพันธ์ 2569');
});

test('the year begins with the midnight of Bangkok', () => {
  expect(buddhistYearOf(Date.UTC(2026, 11, 31, 16, 59))).toBe(2569);
  expect(buddhistYearOf(Date.UTC(2026, 11, 31, 17, 0))).toBe(2570);
  expect(thaiDate(Date.UTC(2026, 11, 31, 17, 0))).toBe('1 มกราคม 2570');
});
