import { describe, expect, test } from 'vitest';
import {
  type AccessStatement,
  accessByStatement,
  accessStatementText,
  clockNeverBackwards,
  stateAccess,
} from '../../../src/domain/learning/accessStatement.ts';

const statement: AccessStatement = {
  courseId: 'c1',
  userId: 'u1',
  issuedAt: 1_000,
  endsAt: 5_000,
  watchAllowanceMs: null,
};
const use = { courseId: 'c1', userId: 'u1', seen: 0, now: 2_000, playedSinceMs: 0 };

describe('a dated statement', () => {
  test('allows until its end', () => {
    expect(accessByStatement(statement, use)).toMatchObject({ kind: 'running', remainingMs: 3_000 });
    expect(accessByStatement(statement, { ...use, now: 5_000 })?.kind).toBe('ended');
  });

  test('is not prolonged by a clock that was set back', () => {
    expect(accessByStatement(statement, { ...use, seen: 6_000, now: 2_000 })?.kind).toBe('ended');
    expect(accessByStatement(statement, { ...use, now: -9_000 })).toMatchObject({ remainingMs: 4_000 });
  });

  test('speaks of one person and one course only', () => {
    expect(accessByStatement(statement, { ...use, userId: 'u2' })).toBeNull();
    expect(accessByStatement(statement, { ...use, courseId: 'c2' })).toBeNull();
  });

  test('counts playback on the device since', () => {
    const counted = { ...statement, endsAt: null, watchAllowanceMs: 900 };
    expect(accessByStatement(counted, { ...use, playedSinceMs: 899 })).toMatchObject({
      kind: 'running',
      remainingWatchMs: 1,
    });
    expect(accessByStatement(counted, { ...use, playedSinceMs: 900 })?.kind).toBe('ended');
  });

  test('without an end allows for good', () => {
    expect(accessByStatement({ ...statement, endsAt: null }, { ...use, now: 9e12 })?.kind).toBe('open');
  });
});

test('only access that lasts is stated', () => {
  const running = { kind: 'running' as const, endsAt: 5_000, remainingMs: 4_000, remainingWatchMs: null };
  expect(stateAccess('c1', 'u1', running, 1_000)).toEqual(statement);
  expect(stateAccess('c1', 'u1', { ...running, kind: 'ended' }, 1_000)).toBeNull();
  expect(stateAccess('c1', 'u1', null, 1_000)).toBeNull();
});

test('the signed words change with every field', () => {
  const others: AccessStatement[] = [
    { ...statement, courseId: 'c2' },
    { ...statement, userId: 'u2' },
    { ...statement, issuedAt: 1_001 },
    { ...statement, endsAt: null },
    { ...statement, watchAllowanceMs: 0 },
  ];
  expect(new Set([statement, ...others].map(accessStatementText)).size).toBe(6);
});

test('time is the latest that was ever seen', () => {
  expect(clockNeverBackwards(5, 3)).toBe(5);
  expect(clockNeverBackwards(3, 5)).toBe(5);
});
