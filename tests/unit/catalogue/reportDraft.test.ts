import { expect, test } from 'vitest';
import { changedReport, newReport } from '../../../src/features/comment/reportDraft.ts';

test('a changed report has a new key, an unchanged one keeps its key', () => {
  const begun = newReport();
  expect(begun.reason).toBeNull();
  const [other, noted] = [changedReport(begun, { reason: 'rude' }), changedReport(begun, { note: 'ดูลิงก์' })];
  expect(new Set([begun, other, noted].map(({ key }) => key)).size).toBe(3);
  expect(changedReport(other, { reason: 'rude' })).toBe(other);
  expect(changedReport(noted, { note: 'ดูลิงก์' })).toEqual(noted);
});
