import { expect, test } from 'vitest';
import { byShopClock, playedByShopClock, playedWithin, type ToldHour } from '../../src/domain/playedAt.ts';

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

test('what ended before the shop told its hour, as a page slept, was played before it', () => {
  expect(playedByShopClock(answer - day, { shop: answer, device: answer }, answer + 1)).toBeNull();
});

test("what is compared with the shop's hours has the shop's, and the device's own where it tells no other", () => {
  expect(byShopClock({ recordedAt: 1, playedAt: 3 }).recordedAt).toBe(3);
  expect(byShopClock({ recordedAt: 1 }).recordedAt).toBe(1);
});

test('nothing was played later than now, nor before it could be', () => {
  expect(playedWithin({ recordedAt: 5 }, null, 9)).toBe(5);
  expect(playedWithin({ recordedAt: 5 }, 7, 9)).toBe(7);
  expect(playedWithin({ recordedAt: 5, playedAt: 8 }, 7, 9)).toBe(8);
  expect(playedWithin({ recordedAt: 12 }, 7, 9)).toBe(9);
  expect(playedWithin({ recordedAt: 5, playedAt: 12 }, 7, 9)).toBe(9);
});
