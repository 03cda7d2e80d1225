import type { EpochMs } from '../time.ts';
import type { Order } from './order.ts';
import { needsShipping } from './shipping.ts';

/**
 * The states of sending an order to the bookstore. `queued`: waiting or retried; `failed`: no more automatic retries;
 * `dropped`: cancelled before it was sent.
 */
export const bookstoreStates = ['queued', 'sent', 'failed', 'dropped'] as const;
export type BookstoreState = (typeof bookstoreStates)[number];

/** The sending of one order to the bookstore, as staff see it. */
export type BookstoreSending = {
  readonly state: BookstoreState;
  /** Tries since the last request to send. */
  readonly tries: number;
  readonly triedAt: EpochMs | null;
  readonly sentAt: EpochMs | null;
  /** The technical error of the last try. */
  readonly fault: string | null;
};

/** A caller's claim about an order that should be sent; nothing in it is trusted. */
export type BookstoreClaim = {
  readonly userId: string;
  readonly itemIds: readonly string[];
  readonly price: number;
  readonly discount: number;
  readonly total: number;
  readonly placedAt: EpochMs;
};

/** Whether an order goes to the bookstore: only orders with products do. */
export const goesToBookstore = ({ lines }: Pick<Order, 'lines'>): boolean => needsShipping(lines);

/** Whether a claim matches this order in every figure. */
export const isClaimOf = (claim: BookstoreClaim, order: Order): boolean =>
  claim.placedAt === order.placedAt &&
  claim.price === order.price &&
  claim.discount === order.discount &&
  claim.total === order.total &&
  claim.itemIds.toSorted().join() ===
    order.lines
      .map(({ itemId }) => itemId)
      .toSorted()
      .join();

const firstPauseMs = 30_000;
const longestPauseMs = 6 * 3_600_000;
const triesAtMost = 20;

/**
 * Pause (ms) before the next try: half a minute, doubled each time, up to six hours; `null` after the last. All tries
 * span two and a half days, so that a weekend passes.
 */
export const pauseAfterTries = (tries: number): number | null =>
  tries >= triesAtMost ? null : Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs);
