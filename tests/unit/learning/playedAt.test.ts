import { expect, test } from 'vitest';
import {
  byShopClock,
  playedByShopClock,
  playedWithin,
  shopHour,
  type ToldHour,
} from '../../../src/domain/learning/playedAt.ts';

const minute = 60_000;
const day = 86_400_000;
const answer = Date.UTC(2026, 1, 14, 9);

/** What was played a moment ago, while the device's clock showed `recordedAt`. */
const justPlayed = (recordedAt: number, told: ToldHour | null) => playedByShopClock(recordedAt, told, recordedAt + 1);

test('a clock that is right, to within the way of an answer, is believed', () => {
  expect(justPlayed(answer + day, null)).toBeNull();
  expect(justPlayed(answer + day, { shop: answer, device: answer })).toBeNull();
  expect(justPlayed(answer + day, { shop: answer, device: answer + minute - 1 })).toBeNull();
});

test('one that is behind or ahead is put right by the hour that the shop told', () => {
  for (const off of [-day, day]) {
    expect(justPlayed(answer + 5 * minute + off, { shop: answer, device: answer + off })).toBe(answer + 5 * minute);
  }
});

test('under one that was set back since then, something was played after the shop told its hour', () => {
  expect(justPlayed(answer - 400 * day, { shop: answer, device: answer })).toBe(answer);
});

test('one that was put right since then, by as much as it was off, is believed', () => {
  for (const off of [-day, day]) {
    const told = { shop: answer, device: answer + off };
    const now = answer + 5 * minute;
    expect(playedByShopClock(now, told, now, -off + 1_000)).toBeNull();
    // A page that slept in between has moved as well, but by nothing that speaks of the clock.
    expect(playedByShopClock(now + off, told, now + off, day / 2)).toBe(now);
  }
});

test('what ended before the shop told its hour, as a page slept, was played before it', () => {
  expect(playedByShopClock(answer - day, { shop: answer, device: answer }, answer + 1)).toBeNull();
});

test("what is compared with the shop's hours has the shop's, and the device's own where it tells no other", () => {
  expect(byShopClock({ recordedAt: 1, playedAt: 3 }, 4).recordedAt).toBe(3);
  expect(byShopClock({ recordedAt: 1 }, 4).recordedAt).toBe(1);
});

test("the shop's hour by now is counted on, and unknown where it never told or the device's clock was set back since", () => {
  const told = { shop: answer, device: answer - day };
  expect(shopHour(told, answer - day + minute)).toBe(answer + minute);
  expect(shopHour(told, answer - day - 1)).toBe(Number.POSITIVE_INFINITY);
  expect(shopHour(null, answer)).toBe(Number.POSITIVE_INFINITY);
});

test("nothing is dated later than the shop's now, to within the way of an answer", () => {
  const played = { recordedAt: answer, playedAt: answer + day };
  expect(byShopClock(played, answer + day - minute + 1).recordedAt).toBe(answer + day);
  expect(byShopClock(played, answer + day - minute).recordedAt).toBe(answer + day - minute);
  expect(playedWithin(played, null, answer + minute)).toBe(answer);
});

test('one that is still wrong after it was moved a little dates nothing by itself', () => {
  const told = { shop: answer, device: answer - 2 * day };
  const now = answer + 10 * minute;
  const recordedAt = now - 2 * day + 5 * minute;
  const played = { recordedAt, playedAt: playedByShopClock(recordedAt, told, recordedAt, 5 * minute) ?? 0 };
  expect(byShopClock(played, now).recordedAt).toBe(now);
  expect(playedWithin(played, null, now)).toBe(now);
});

test('nothing was played later than now, nor before it could be', () => {
  expect(playedWithin({ recordedAt: 5 }, null, 9)).toBe(5);
  expect(playedWithin({ recordedAt: 5 }, 7, 9)).toBe(7);
  expect(playedWithin({ recordedAt: 5, playedAt: 8 }, 7, 9)).toBe(8);
  expect(playedWithin({ recordedAt: 12 }, 7, 9)).toBe(9);
  expect(playedWithin({ recordedAt: 5, playedAt: 12 }, 7, 9)).toBe(9);
});
