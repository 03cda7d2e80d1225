import type { PricingPlan } from '../pricing/pricingPlan.ts';
import type { EpochMs } from '../time.ts';
import { durationMs } from './duration.ts';

/** What of a plan decides how long its buyer may watch. */
export type AccessTerms = Pick<PricingPlan, 'type' | 'term' | 'extension'>;

/**
 * `open`: no end. `running`: until `endsAt` or until `remainingWatchMs` is used up; `null` is no limit of that kind.
 * An instant that equals `endsAt` is after the end.
 */
export type AccessState = {
  readonly kind: 'open' | 'running' | 'ended';
  readonly endsAt: EpochMs | null;
  readonly remainingMs: number | null;
  readonly remainingWatchMs: number | null;
};

export const openAccess: AccessState = { kind: 'open', endsAt: null, remainingMs: null, remainingWatchMs: null };

/** Access that one plan gives from its start (decisions: plans and access). */
export function accessOf(terms: AccessTerms, startedAt: EpochMs, watchedMs: number, now: EpochMs): AccessState {
  const endsAt = calendarEnd(terms, startedAt);
  const allowanceMs = watchAllowanceMs(terms);
  return accessUntil(endsAt, allowanceMs === null ? null : allowanceMs - watchedMs, now);
}

/** When the calendar ends the access of a plan that starts here; `null` where it never does. */
export function calendarEnd(terms: AccessTerms, startsAt: EpochMs): EpochMs | null {
  if (terms.type === 'oneTime') return null;
  const length = terms.type === 'actual' ? terms.extension : terms.term;
  return length === null ? null : startsAt + durationMs(length);
}

/** How much watching a plan allows; `null` where it is not counted. */
export const watchAllowanceMs = (terms: AccessTerms): number | null =>
  terms.type === 'actual' && terms.term !== null ? durationMs(terms.term) : null;

/** The state of access that ends at an instant, or after so much more watching. */
export function accessUntil(endsAt: EpochMs | null, leftToWatchMs: number | null, now: EpochMs): AccessState {
  if (endsAt === null && leftToWatchMs === null) return openAccess;
  const remainingMs = endsAt === null ? null : Math.max(endsAt - now, 0);
  const remainingWatchMs = leftToWatchMs === null ? null : Math.max(leftToWatchMs, 0);
  const kind = remainingMs === 0 || remainingWatchMs === 0 ? 'ended' : 'running';
  return { kind, endsAt, remainingMs, remainingWatchMs };
}

/** What the countdown shows: the nearer end, or `null` where there is none. */
export function nearerEnd(state: AccessState): { readonly by: 'calendar' | 'watching'; readonly ms: number } | null {
  const { remainingMs, remainingWatchMs } = state;
  if (remainingWatchMs !== null && (remainingMs === null || remainingWatchMs < remainingMs)) {
    return { by: 'watching', ms: remainingWatchMs };
  }
  return remainingMs === null ? null : { by: 'calendar', ms: remainingMs };
}

export const mayWatch = (state: AccessState | null): boolean => state !== null && state.kind !== 'ended';
