import type { Span } from '../../domain/learning/progress.ts';

/** A stretch being watched: seconds of the lecture, and the times (ms) of its begin and last report. */
export type OpenStretch = Span & { readonly openedAt: number; readonly seenAt: number };

/** A finished stretch; `recordedAt` (ms): when its end was noticed. */
export type ClosedStretch = Span & { readonly recordedAt: number };

/** A stretch is closed at least this often, so that a killed app loses no more. */
const longestStretchMs = 10_000;
/** A player reports several times a second. A larger step is a seek or a sleep, so it does not count as watched. */
const longestStepSeconds = 5;

type Step = { readonly open: OpenStretch; readonly closed: ClosedStretch | null };

/** The player reports `seconds`. The stretch is closed when it is long enough, or was interrupted. */
export function playedTo(open: OpenStretch | null, seconds: number, now: number): Step {
  if (open === null) return { open: stretchFrom(seconds, now), closed: null };
  const step = seconds - open.to;
  if (step < 0 || step > longestStepSeconds) return { open: stretchFrom(seconds, now), closed: closeStretch(open) };
  const longer: OpenStretch = { ...open, to: seconds, seenAt: now };
  if (now - open.openedAt < longestStretchMs) return { open: longer, closed: null };
  return { open: stretchFrom(seconds, now), closed: closeStretch(longer) };
}

/** Ends a stretch at its last report; `null` if nothing was watched. */
export const closeStretch = (open: OpenStretch | null): ClosedStretch | null =>
  open !== null && open.to > open.from ? { from: open.from, to: open.to, recordedAt: open.seenAt } : null;

const stretchFrom = (seconds: number, now: number): OpenStretch => ({
  from: seconds,
  to: seconds,
  openedAt: now,
  seenAt: now,
});
