const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Limits of unasked messages to one mailbox, by hour and by day. */
const anHour = 10;
const aDay = 30;

/** Start of the counted period (epoch milliseconds). */
export const countedSince = (now: number): number => now - dayMs;

/**
 * Delay (ms) of the next message after those of the last day; `null` if it is not written. A frequent buyer's mail
 * arrives within hours; a flood ends.
 */
export function pauseBefore(written: readonly number[], now: number): number | null {
  if (written.length >= aDay) return null;
  const withinHour = written.filter((at) => at > now - hourMs).length;
  return Math.floor(withinHour / anHour) * hourMs;
}
