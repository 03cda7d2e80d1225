import type { EpochMs } from '../time.ts';
import type { Order } from './order.ts';
import { needsShipping } from './shipping.ts';

/**
 * How the sending of an order to the bookstore stands. `owed`: it goes out, or is tried again; `failed`: no more tries
 * are made by themselves; `dropped`: it was cancelled before it went out, so there is nothing to send.
 */
export const bookstoreStates = ['owed', 'sent', 'failed', 'dropped'] as const;
export type BookstoreState = (typeof bookstoreStates)[number];

/** One order on its way to the bookstore, as the shop's staff see it. */
export type BookstoreSending = {
  readonly state: BookstoreState;
  /** Tries that were begun since it was last asked for. */
  readonly tries: number;
  readonly triedAt: EpochMs | null;
  readonly sentAt: EpochMs | null;
  /** What the last try met, in the words of the machine. */
  readonly fault: string | null;
};

/** What somebody says of an order who asks for it to be sent; nothing of it is believed. */
export type BookstoreClaim = {
  readonly userId: string;
  readonly itemIds: readonly string[];
  readonly price: number;
  readonly discount: number;
  readonly total: number;
  readonly placedAt: EpochMs;
};

/** The bookstore packs what can be sent: an order of courses alone tells it nothing. */
export const goesToBookstore = ({ lines }: Pick<Order, 'lines'>): boolean => needsShipping(lines);

/** Whether a claim speaks of this very order, to the last figure. */
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
 * How long (ms) until the next try, after so many that failed: half a minute, then twice as long each time, up to six
 * hours; `null` after the last one. All of them together take two and a half days, so that a weekend passes.
 */
export const pauseAfterTries = (tries: number): number | null =>
  tries >= triesAtMost ? null : Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs);
