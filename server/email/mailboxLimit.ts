const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Messages that anybody may cause: so many reach one mailbox at once within an hour, and so many are written a day. */
const anHour = 10;
const aDay = 30;

/** From when on messages are counted (epoch milliseconds). */
export const countedSince = (now: number): number => now - dayMs;

/**
 * How long (ms) the next message waits, given when those of the last day were written; `null` where it is not written
 * at all. A person who buys much has every message within hours; a stranger's flood ends.
 */
export function pauseBefore(written: readonly number[], now: number): number | null {
  if (written.length >= aDay) return null;
  const withinHour = written.filter((at) => at > now - hourMs).length;
  return Math.floor(withinHour / anHour) * hourMs;
}
