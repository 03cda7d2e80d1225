import { expect, test } from 'vitest';
import { type RecordRow, readRecord, withRuns, writeRecord } from './record.ts';

const row = (name: string, changes: Partial<RecordRow> = {}): RecordRow => ({
  ...{ name, seedFrom: 1, seedTo: 200, cases: 10, seconds: 3 },
  ...{ commit: 'abc', endedAt: '2026-11-21T12:00:00.000Z', failures: [], notes: [] },
  ...changes,
});

test('a repeated proof changes its own row only', () => {
  const before = [row('crash'), row('seats', { failures: ['seed 3: one --> two'], notes: ['so it was'] })];
  const seats = row('seats', { commit: 'def', cases: 11 });
  const after = readRecord(writeRecord(withRuns(readRecord(writeRecord(before)), [seats])));
  expect(after).toEqual([row('crash'), seats]);
});

test('a record tells its failures and notes as they were', () => {
  const rows = [row('seats', { failures: ['seed 3: one --> two'], notes: ['so it was'] })];
  expect(readRecord(writeRecord(rows))).toEqual(rows);
  expect(writeRecord(rows)).toContain('- **seats**: seed 3: one --> two');
});

test('a file that is no record of this kind has no rows', () => {
  expect(readRecord('# Result of the long proofs\n')).toEqual([]);
});
