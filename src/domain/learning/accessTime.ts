import type { PricingPlan } from '../pricing/pricingPlan.ts';
import type { EpochMs } from '../time.ts';
import { durationMs } from './duration.ts';

/** The fields of a plan that decide how long its buyer may watch. */
export type AccessTerms = Pick<PricingPlan, 'type' | 'term' | 'extension'>;

/**
 * `open` has no end. `running` ends at `endsAt` or when `remainingWatchMs` is used up; `null` means no such limit.
 * Access is over at `endsAt` itself.
 */
export type AccessState = {
  readonly kind: 'open' | 'running' | 'ended';
  readonly endsAt: EpochMs | null;
  readonly remainingMs: number | null;
  readonly remainingWatchMs: number | null;
};

export const openAccess: AccessState = { kind: 'open', endsAt: null, remainingMs: null, remainingWatchMs: null };

/** The end of a plan's access by the calendar; `null` if it has none. */
export function calendarEnd(terms: AccessTerms, startsAt: EpochMs): EpochMs | null {
  if (terms.type === 'oneTime') return null;
  const length = terms.type === 'actual' ? terms.extension : terms.term;
  return length === null ? null : startsAt + durationMs(length);
}

/** The watch time that a plan allows; `null` if it is not counted. */
export const watchAllowanceMs = (terms: AccessTerms): number | null =>
  terms.type === 'actual' && terms.term !== null ? durationMs(terms.term) : null;

/** The state of an access that ends at a time or after a watch time. */
export function accessUntil(endsAt: EpochMs | null, leftToWatchMs: number | null, now: EpochMs): AccessState {
  if (endsAt === null && leftToWatchMs === null) return openAccess;
  const remainingMs = endsAt === null ? null : Math.max(endsAt - now, 0);
  const remainingWatchMs = leftToWatchMs === null ? null : Math.max(leftToWatchMs, 0);
  const kind = remainingMs === 0 || remainingWatchMs === 0 ? 'ended' : 'running';
  return { kind, endsAt, remainingMs, remainingWatchMs };
}

/** The nearer of the two ends, for the countdown; `null` if there is none. */
export function nearerEnd(state: AccessState): { readonly by: 'calendar' | 'watching'; readonly ms: number } | null {
  const { remainingMs, remainingWatchMs } = state;
  if (remainingWatchMs !== null && (remainingMs === null || remainingWatchMs < remainingMs)) {
    return { by: 'watching', ms: remainingWatchMs };
  }
  return remainingMs === null ? null : { by: 'calendar', ms: remainingMs };
}

export const mayWatch = (state: AccessState | null): boolean => state !== null && state.kind !== 'ended';
