import { describe, expect, test } from 'vitest';
import { type AccessGrant, accessOfOrders } from '../../../src/domain/learning/accessOfOrders.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 0, 1);
const grant = (orderId: string, startedOnDay: number, parts: Partial<AccessGrant> = {}): AccessGrant => ({
  orderId,
  status: 'approved',
  pricingType: 'default',
  startedAt: start + startedOnDay * day,
  type: 'period',
  term: { amount: 10, unit: 'day' },
  extension: null,
  ...parts,
});
const hours = (amount: number, windowDays: number | null = null): Partial<AccessGrant> => ({
  type: 'actual',
  term: { amount, unit: 'hour' },
  extension: windowDays === null ? null : { amount: windowDays, unit: 'day' },
});
const renew: Partial<AccessGrant> = { pricingType: 'renew' };
const onDay = (now: number, ...grants: AccessGrant[]) => accessOfOrders(grants, [], start + now * day);

describe('access over the approved orders', () => {
  test('is none without one', () => {
    expect(onDay(1)).toBeNull();
    for (const status of ['notYetReceived', 'pendingApproved', 'rejected', 'cancelled', 'refunded'] as const) {
      expect(onDay(1, grant('1', 0, { status }))).toBeNull();
    }
  });

  test('a renewal starts where running access ends', () => {
    expect(onDay(5, grant('1', 0), grant('2', 3, renew))?.endsAt).toBe(start + 20 * day);
  });

  test('a renewal after the end starts at its own approval', () => {
    expect(onDay(31, grant('1', 0), grant('2', 30, renew))?.endsAt).toBe(start + 40 * day);
  });

  test('two orders give the longer access, in any order', () => {
    expect(onDay(5, grant('2', 4), grant('1', 0))?.endsAt).toBe(start + 14 * day);
  });

  test('a refund never reduces the access by another order', () => {
    expect(onDay(5, grant('1', 0, { status: 'refunded' }), grant('2', 3, renew))?.endsAt).toBe(start + 13 * day);
    expect(onDay(5, grant('1', 0), grant('2', 3, { ...renew, status: 'refunded' }))?.endsAt).toBe(start + 10 * day);
  });

  test('a renewal is applied after its base, whatever their ids and order', () => {
    expect(onDay(5, grant('1', 3, renew), grant('2', 0))?.endsAt).toBe(start + 20 * day);
  });

  test('an unlimited payment comes before everything', () => {
    expect(onDay(99, grant('1', 0), grant('2', 3, { type: 'oneTime', term: null }))?.kind).toBe('open');
  });

  test('a running period comes before a running allowance', () => {
    expect(onDay(5, grant('1', 0, hours(3)), grant('2', 1))).toMatchObject({
      endsAt: start + 11 * day,
      remainingWatchMs: null,
    });
    expect(onDay(20, grant('1', 0, hours(3)), grant('2', 1))).toMatchObject({
      endsAt: null,
      remainingWatchMs: 3 * hour,
    });
  });

  test('if all have ended, the latest end is shown', () => {
    expect(onDay(90, grant('1', 0), grant('2', 20))).toMatchObject({ kind: 'ended', endsAt: start + 30 * day });
  });
});

describe('an allowance', () => {
  const playedOnDay = (on: number, length: number) => ({ recordedAt: start + on * day, ms: length * hour });

  test('that runs is added to by the next one', () => {
    const grants = [grant('1', 0, hours(10)), grant('2', 5, { ...hours(10), ...renew })];
    expect(accessOfOrders(grants, [playedOnDay(1, 4), playedOnDay(6, 1)], start + 7 * day)?.remainingWatchMs).toBe(
      15 * hour,
    );
  });

  test('with an ended window carries nothing over, and its playback is forgotten', () => {
    const grants = [grant('1', 0, hours(10, 3)), grant('2', 5, { ...hours(10, 3), ...renew })];
    const state = accessOfOrders(grants, [playedOnDay(1, 4), playedOnDay(6, 1)], start + 7 * day);
    expect(state).toMatchObject({ kind: 'running', endsAt: start + 8 * day, remainingWatchMs: 9 * hour });
  });

  test('that was used up starts again, without a debt', () => {
    const grants = [grant('1', 0, hours(2)), grant('2', 5, hours(2))];
    expect(accessOfOrders(grants, [playedOnDay(1, 3)], start + 6 * day)?.remainingWatchMs).toBe(2 * hour);
  });

  test('a renewal lengthens its window, too', () => {
    const grants = [grant('1', 0, hours(10, 3)), grant('2', 2, { ...hours(10, 3), ...renew })];
    expect(accessOfOrders(grants, [], start + 4 * day)?.endsAt).toBe(start + 6 * day);
  });

  test('a shorter window beside it does not cut its own', () => {
    const grants = [grant('1', 0, hours(10, 30)), grant('2', 5, hours(10, 3))];
    expect(accessOfOrders(grants, [], start + 6 * day)?.endsAt).toBe(start + 30 * day);
  });

  test('does not lose playback from before its start or time ahead', () => {
    const played = [playedOnDay(-1, 5), playedOnDay(9, 5)];
    expect(accessOfOrders([grant('1', 0, hours(10))], played, start + 2 * day)?.remainingWatchMs).toBe(10 * hour);
  });
});
