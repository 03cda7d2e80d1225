import type { EpochMs } from '../time.ts';

/** A server time and the device clock's time when it arrived. */
export type ToldHour = { readonly shop: EpochMs; readonly device: EpochMs };

/** The time of playing by the device's clock, and by the server's if the two differ. */
export type PlayedHour = { readonly recordedAt: EpochMs; readonly playedAt?: EpochMs };

/** Longest time of an answer on its way; a smaller clock error counts as none. */
const answerMs = 60_000;

/**
 * The server's time of something just played; `now` is the device's time and `moved` a seen change of its clock (ms). A
 * clock moved by its known error → corrected. Set back otherwise → only known to be after the last server time. `null`:
 * the device's clock is right as far as known.
 */
export function playedByShopClock(recordedAt: EpochMs, told: ToldHour | null, now: EpochMs, moved = 0): EpochMs | null {
  if (told === null) return null;
  const off = told.shop - told.device;
  if (Math.abs(off) >= answerMs && Math.abs(off - moved) < answerMs) return null;
  const playedAt = now < told.device ? told.shop : recordedAt + off;
  return Math.abs(playedAt - recordedAt) < answerMs ? null : playedAt;
}

/** The current server time; unknown if the server never told it or the device's clock was set back since. */
export const shopHour = (told: ToldHour | null, now: EpochMs): EpochMs =>
  told === null || now < told.device ? Number.POSITIVE_INFINITY : told.shop + now - told.device;

/**
 * Server time of a stretch, comparable with the server's own times. A stretch in the future was dated by a clock that
 * was corrected later; its device time counts if it is closer.
 */
export const byShopClock = <T extends PlayedHour>(played: T, shopNow: EpochMs): T => {
  const { playedAt, recordedAt } = played;
  if (playedAt === undefined) return played;
  if (playedAt < shopNow + answerMs) return { ...played, recordedAt: playedAt };
  const wasPutRight = Math.abs(shopNow - recordedAt) < playedAt - shopNow;
  return { ...played, recordedAt: wasPutRight ? recordedAt : shopNow };
};

/**
 * The server's belief about the time of playing. A fast device clock would win forever, a slow one would use nothing
 * up. `since`: the earliest possible time, or `null`.
 */
export const playedWithin = (played: PlayedHour, since: EpochMs | null, now: EpochMs): EpochMs =>
  Math.min(Math.max(byShopClock(played, now).recordedAt, since ?? Number.NEGATIVE_INFINITY), now);
