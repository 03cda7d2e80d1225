import { compareIds } from '../idOrder.ts';
import type { OrderStatus } from '../order/orderStatus.ts';
import type { PricingType } from '../pricing/pricingPlan.ts';
import type { EpochMs } from '../time.ts';
import {
  type AccessState,
  type AccessTerms,
  accessUntil,
  calendarEnd,
  openAccess,
  watchAllowanceMs,
} from './accessTime.ts';

/** The access that one order, or the desk, grants for one course. `startedAt` is the time of the approval. */
export type AccessGrant = AccessTerms & {
  /** `null`: given by hand, which counts as approved. */
  readonly orderId: string | null;
  readonly status: OrderStatus;
  readonly pricingType: PricingType;
  readonly startedAt: EpochMs;
};

/** A stretch of played time, counted towards an allowance. A replay counts again. */
export type PlayedTime = { readonly recordedAt: EpochMs; readonly ms: number };

/**
 * A person's access to a course: the union over approved orders, so that a refund of one never removes the access of
 * another (decisions: plans and access). `null` if no order ever granted any.
 */
export function accessOfOrders(
  grants: readonly AccessGrant[],
  played: readonly PlayedTime[],
  now: EpochMs,
): AccessState | null {
  const approved = grants
    .filter((grant) => grant.status === 'approved')
    .toSorted((a, b) => a.startedAt - b.startedAt || compareIds(a.orderId ?? '', b.orderId ?? ''));
  const counted = approved.filter((grant) => watchAllowanceMs(grant) !== null);
  const states = [
    byCalendar(
      approved.filter((grant) => watchAllowanceMs(grant) === null),
      now,
    ),
    byAllowance(counted, played, now),
  ];
  return states.reduce(better, null);
}

/** A renewal starts where the running access ends, everything else at its own start; the latest end counts. */
function byCalendar(grants: readonly AccessGrant[], now: EpochMs): AccessState | null {
  if (grants.length === 0) return null;
  let end = Number.NEGATIVE_INFINITY;
  for (const grant of grants) {
    const own = calendarEnd(grant, startOf(grant, end));
    if (own === null) return openAccess;
    end = Math.max(end, own);
  }
  return accessUntil(end, null, now);
}

type Allowance = { readonly since: EpochMs; readonly allowanceMs: number; readonly end: number };

/** A new allowance adds to a running one; an ended allowance carries nothing over. */
function byAllowance(grants: readonly AccessGrant[], played: readonly PlayedTime[], now: EpochMs): AccessState | null {
  let current: Allowance | null = null;
  for (const grant of grants) current = withGrant(current, grant, played);
  if (current === null) return null;
  const left = current.allowanceMs - playedBetween(played, current.since, now);
  return accessUntil(Number.isFinite(current.end) ? current.end : null, left, now);
}

function withGrant(before: Allowance | null, grant: AccessGrant, played: readonly PlayedTime[]): Allowance {
  const allowanceMs = watchAllowanceMs(grant) ?? 0;
  const running =
    before !== null &&
    grant.startedAt < before.end &&
    playedBetween(played, before.since, grant.startedAt) < before.allowanceMs;
  if (!running) return { since: grant.startedAt, allowanceMs, end: calendarEnd(grant, grant.startedAt) ?? Infinity };
  const end = calendarEnd(grant, startOf(grant, before.end)) ?? Number.POSITIVE_INFINITY;
  return { since: before.since, allowanceMs: before.allowanceMs + allowanceMs, end: Math.max(before.end, end) };
}

const startOf = (grant: AccessGrant, runningEnd: number): number =>
  grant.pricingType === 'renew' && Number.isFinite(runningEnd)
    ? Math.max(runningEnd, grant.startedAt)
    : grant.startedAt;

/** Played time up to and including `to`. */
const playedBetween = (played: readonly PlayedTime[], from: EpochMs, to: EpochMs): number =>
  played.reduce((sum, part) => (part.recordedAt >= from && part.recordedAt <= to ? sum + part.ms : sum), 0);

const rank = { open: 2, running: 1, ended: 0 } as const;

/** The longer of two accesses: endless, then running, then uncounted, then the later end. */
function better(left: AccessState | null, right: AccessState | null): AccessState | null {
  if (left === null || right === null) return left ?? right;
  if (left.kind !== right.kind) return rank[left.kind] > rank[right.kind] ? left : right;
  if (left.kind === 'running') return left.remainingWatchMs === null ? left : right;
  return (right.endsAt ?? 0) > (left.endsAt ?? 0) ? right : left;
}
