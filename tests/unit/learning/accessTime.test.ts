import { describe, expect, test } from 'vitest';
import {
  type AccessTerms,
  accessUntil,
  calendarEnd,
  mayWatch,
  nearerEnd,
  watchAllowanceMs,
} from '../../../src/domain/learning/accessTime.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 0, 1);
const year: AccessTerms = { type: 'period', term: { amount: 1, unit: 'year' }, extension: null };
const tenHours: AccessTerms = { type: 'actual', term: { amount: 10, unit: 'hour' }, extension: null };
const tenHoursInAMonth: AccessTerms = { ...tenHours, extension: { amount: 1, unit: 'month' } };

/** The access of a plan from its start. */
function accessOf(terms: AccessTerms, startedAt: number, watchedMs: number, now: number) {
  const allowanceMs = watchAllowanceMs(terms);
  return accessUntil(calendarEnd(terms, startedAt), allowanceMs === null ? null : allowanceMs - watchedMs, now);
}

describe('a period', () => {
  test('runs 365 days by the calendar, however much is watched', () => {
    expect(accessOf(year, start, 999 * hour, start + 364 * day)).toEqual({
      kind: 'running',
      endsAt: start + 365 * day,
      remainingMs: day,
      remainingWatchMs: null,
    });
  });

  test('is over at its very end', () => {
    expect(accessOf(year, start, 0, start + 365 * day - 1).kind).toBe('running');
    expect(accessOf(year, start, 0, start + 365 * day)).toMatchObject({ kind: 'ended', remainingMs: 0 });
  });
});

describe('an allowance of watched time', () => {
  test('is consumed by playing and by nothing else', () => {
    expect(accessOf(tenHours, start, 4 * hour, start + 900 * day)).toEqual({
      kind: 'running',
      endsAt: null,
      remainingMs: null,
      remainingWatchMs: 6 * hour,
    });
    expect(accessOf(tenHours, start, 11 * hour, start)).toMatchObject({ kind: 'ended', remainingWatchMs: 0 });
  });

  test('ends with its window of 30 days, whatever is left of it', () => {
    expect(accessOf(tenHoursInAMonth, start, hour, start + 29 * day).kind).toBe('running');
    expect(accessOf(tenHoursInAMonth, start, hour, start + 30 * day)).toMatchObject({
      kind: 'ended',
      remainingWatchMs: 9 * hour,
    });
  });

  test('shows the nearer end', () => {
    const shown = (watched: number, now: number) => nearerEnd(accessOf(tenHoursInAMonth, start, watched, now));
    expect(shown(hour, start)).toEqual({ by: 'watching', ms: 9 * hour });
    expect(shown(hour, start + 30 * day - 2 * hour)).toEqual({ by: 'calendar', ms: 2 * hour });
  });
});

test('a one-time payment has no end, even if a term was left on it', () => {
  const once: AccessTerms = { type: 'oneTime', term: { amount: 1, unit: 'day' }, extension: null };
  expect(accessOf(once, start, 0, start + 9_999 * day)).toMatchObject({ kind: 'open', endsAt: null });
  expect(nearerEnd(accessOf(once, start, 0, start))).toBeNull();
});

test('a free plan runs as its term says', () => {
  expect(accessOf({ ...year, type: 'free' }, start, 0, start + 366 * day).kind).toBe('ended');
  expect(accessOf({ type: 'free', term: null, extension: null }, start, 0, start + 366 * day).kind).toBe('open');
});

test('only unexpired access allows watching', () => {
  expect(mayWatch(null)).toBe(false);
  expect(mayWatch(accessOf(year, start, 0, start))).toBe(true);
  expect(mayWatch(accessOf(year, start, 0, start + 365 * day))).toBe(false);
});
