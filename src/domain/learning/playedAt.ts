import type { EpochMs } from '../time.ts';

/** An hour that the shop told, and what the device's own clock showed when it came. */
export type ToldHour = { readonly shop: EpochMs; readonly device: EpochMs };

/** When something was played: by the device's own clock, and by the shop's where that is known to be another. */
export type PlayedHour = { readonly recordedAt: EpochMs; readonly playedAt?: EpochMs };

/** So long an answer may be on its way; a clock that is less off is right. */
const answerMs = 60_000;

/**
 * When something that was just played was played by the shop's clock; `now` is by the device's, which was seen to be `moved` so
 * far (ms). Where it was moved by what it was off, it was put right; where it was set back otherwise since the shop told its
 * hour, nobody knows more than that it was after it. `null`: the device's clock is right, as far as is known.
 */
export function playedByShopClock(recordedAt: EpochMs, told: ToldHour | null, now: EpochMs, moved = 0): EpochMs | null {
  if (told === null) return null;
  const off = told.shop - told.device;
  if (Math.abs(off) >= answerMs && Math.abs(off - moved) < answerMs) return null;
  const playedAt = now < told.device ? told.shop : recordedAt + off;
  return Math.abs(playedAt - recordedAt) < answerMs ? null : playedAt;
}

/** The shop's hour by now, without an end where nobody knows: it never told, or the device's clock was set back since. */
export const shopHour = (told: ToldHour | null, now: EpochMs): EpochMs =>
  told === null || now < told.device ? Number.POSITIVE_INFINITY : told.shop + now - told.device;

/**
 * The same dated so that it can be compared with what the shop has dated; `shopNow` is by the shop's clock. What would be later
 * than that was dated by a clock that had been put right where its own hour lies nearer, which counts then; by one that was
 * only moved else, whose hour says nothing.
 */
export const byShopClock = <T extends PlayedHour>(played: T, shopNow: EpochMs): T => {
  const { playedAt, recordedAt } = played;
  if (playedAt === undefined) return played;
  if (playedAt < shopNow + answerMs) return { ...played, recordedAt: playedAt };
  const wasPutRight = Math.abs(shopNow - recordedAt) < playedAt - shopNow;
  return { ...played, recordedAt: wasPutRight ? recordedAt : shopNow };
};

/**
 * When something was played, as the shop believes it: a device whose clock is ahead would win for ever, and one whose clock is
 * behind would use nothing up. `since`: before this it could not be played; `null` where it always could.
 */
export const playedWithin = (played: PlayedHour, since: EpochMs | null, now: EpochMs): EpochMs =>
  Math.min(Math.max(byShopClock(played, now).recordedAt, since ?? Number.NEGATIVE_INFINITY), now);
