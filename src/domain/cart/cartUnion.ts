import type { EpochMs } from '../time.ts';
import { type Cart, type CartLine, maximumCoupons } from './cart.ts';
import { maximumLines } from './cartRoom.ts';

/**
 * The server's copy of the cart as the device last saw it. `sent` names lines that were sent without an answer: the
 * server may have them.
 */
export type CartBase = Pick<Cart, 'lines' | 'couponIds'> & {
  /** The cart's id and revision on the server; `null` before the device knows of one. */
  readonly cartId: string | null;
  readonly revision: number;
  readonly sent: SentParts;
};

type SentParts = { readonly itemIds: readonly string[]; readonly couponIds: readonly string[] };

/** The base of a device that has not seen a server copy. */
export const unknownBase: CartBase = {
  ...{ cartId: null, revision: 0, lines: [], couponIds: [] },
  sent: { itemIds: [], couponIds: [] },
};

/**
 * Marks what the server may have from now on, even if its answer is lost. A removed coupon leaves the base, so that adding
 * it again is an addition; it stays among the sent ones, so that the server's copy of it is still removed.
 */
export function withSent(base: CartBase, { lines, couponIds }: Cart): CartBase {
  const changed = lines.filter((line) => !isLeftAsIn(base.lines, line)).map(({ itemId }) => itemId);
  const added = couponIds.filter((id) => !base.couponIds.includes(id));
  const removed = base.couponIds.filter((id) => !couponIds.includes(id));
  return {
    ...base,
    couponIds: base.couponIds.filter((id) => couponIds.includes(id)),
    sent: {
      itemIds: union(base.sent.itemIds, changed),
      couponIds: union(base.sent.couponIds, [...added, ...removed]),
    },
  };
}

/**
 * Merges two carts that share a base. A removal wins unless the other side changed or re-added the line; the later cart
 * wins where both changed one. Without room the last additions are dropped.
 */
export function uniteCarts(base: Pick<CartBase, 'lines' | 'couponIds' | 'sent'>, mine: Cart, theirs: Cart): Cart {
  const wasIn = (itemId: string) => lineIn(base.lines, itemId) !== undefined;
  const itemIds = union(ids(base.lines), union(ids(theirs.lines), ids(mine.lines)));
  const lines = itemIds.flatMap((itemId) => unitedLine(itemId, base, mine, theirs) ?? []);
  const added = lines.filter(({ itemId }) => !wasIn(itemId));
  const ordered = [...lines.filter(({ itemId }) => wasIn(itemId)), ...added.toSorted((a, b) => a.addedAt - b.addedAt)];
  return {
    lines: ordered.slice(0, maximumLines),
    couponIds: unitedCoupons(base, mine, theirs),
    updatedAt: Math.max(mine.updatedAt, theirs.updatedAt),
  };
}

/** An ordered item with its quantity, time and coupons. */
export type OrderedItem = {
  readonly itemId: string;
  readonly quantity: number;
  readonly placedAt: EpochMs;
  readonly couponIds: readonly string[];
};

/**
 * The cart that a device sends, beside the server's current copy. `sentAt` is the device clock's time of sending, if
 * given.
 */
export type CartSync = {
  readonly base: Pick<CartBase, 'lines' | 'sent'>;
  readonly mine: Cart;
  readonly theirs: Cart;
  readonly sentAt: EpochMs | null;
  readonly now: EpochMs;
};

/**
 * Removes lines that were ordered elsewhere since the device added them: they are missing in the server's copy because
 * they were bought. Extra units stay. Coupons that such an order used are removed too, whatever became of the order.
 */
export function withoutOrderedSince(sync: CartSync, ordered: readonly OrderedItem[]): Cart {
  const { base, mine, theirs } = sync;
  const missing = mine.lines.filter(({ itemId }) => lineIn(theirs.lines, itemId) === undefined);
  const since = ordered.filter(({ itemId, placedAt }) => {
    const line = lineIn(missing, itemId);
    return line !== undefined && placedAt >= putInAt(sync, line);
  });
  const isUsed = (id: string) => since.some(({ couponIds }) => couponIds.includes(id));
  const isOut = (id: string) => base.sent.couponIds.includes(id) && !theirs.couponIds.includes(id) && isUsed(id);
  return {
    ...mine,
    lines: mine.lines.flatMap((line) => restOf(sync, line, since) ?? []),
    couponIds: mine.couponIds.filter((id) => !isOut(id)),
  };
}

/** An unchanged quantity leaves nothing: the order decided how many. */
function restOf(sync: CartSync, line: CartLine, since: readonly OrderedItem[]): CartLine | undefined {
  const ofLine = since.filter(({ itemId }) => itemId === line.itemId);
  if (ofLine.length === 0) return line;
  const quantity = ofLine.reduce((left, ordered) => left - ordered.quantity, line.quantity);
  if (line.kind === 'course' || quantity <= 0 || isLeftAsIn(sync.base.lines, line)) return undefined;
  // The rest came with the change, so its `addedAt` is new even if the number is the same.
  const before = lineIn(sync.base.lines, line.itemId)?.addedAt ?? 0;
  return { ...line, quantity, addedAt: Math.max(line.addedAt, putInAt(sync, line), before + 1) };
}

/**
 * `addedAt` by the server's clock: the device's clock error is known from `sentAt`. A changed line without its own date
 * is as old as the last change. A date in the future counts as the time of the server's copy.
 */
function putInAt({ base, mine, theirs, sentAt, now }: CartSync, line: CartLine): EpochMs {
  const before = lineIn(base.lines, line.itemId);
  const isAsOld = before !== undefined && line.addedAt <= before.addedAt;
  if (isLeftAsIn(base.lines, line)) return line.addedAt;
  const corrected = (isAsOld ? mine.updatedAt : line.addedAt) + now - (sentAt ?? now);
  const wasSent = before !== undefined || base.sent.itemIds.includes(line.itemId);
  return wasSent && corrected > now ? theirs.updatedAt : corrected;
}

function unitedLine(
  itemId: string,
  base: Pick<CartBase, 'lines' | 'sent'>,
  mine: Cart,
  theirs: Cart,
): CartLine | undefined {
  const before = lineIn(base.lines, itemId);
  const own = lineIn(mine.lines, itemId);
  const other = lineIn(theirs.lines, itemId);
  if (own && other) {
    if (before && isUntouched(before, own)) return other;
    if (before && isUntouched(before, other)) return own;
    return mine.updatedAt > theirs.updatedAt ? own : other;
  }
  if (own) return isLeftAsIn(base.lines, own) ? undefined : own;
  if (other && (isLeftAsIn(base.lines, other) || base.sent.itemIds.includes(itemId))) return undefined;
  return other;
}

function unitedCoupons(base: Pick<CartBase, 'couponIds' | 'sent'>, mine: Cart, theirs: Cart): readonly string[] {
  const [own, other] = [new Set(mine.couponIds), new Set(theirs.couponIds)];
  const mayHaveBeen = (id: string) =>
    base.couponIds.includes(id) || (other.has(id) && base.sent.couponIds.includes(id));
  return union(base.couponIds, union(theirs.couponIds, mine.couponIds))
    .filter((id) => (own.has(id) && other.has(id)) || ((own.has(id) || other.has(id)) && !mayHaveBeen(id)))
    .slice(0, maximumCoupons);
}

const lineIn = (lines: readonly CartLine[], itemId: string): CartLine | undefined =>
  lines.find((line) => line.itemId === itemId);

/** Whether the cart holds the line with the same plan and quantity. */
const isChosenIn = (lines: readonly CartLine[], { itemId, planId, quantity }: CartLine): boolean =>
  lines.some((line) => line.itemId === itemId && line.planId === planId && line.quantity === quantity);

/** A line that was added again is not left as it was: it is wanted once more after the order. */
const isLeftAsIn = (lines: readonly CartLine[], line: CartLine): boolean =>
  isChosenIn(lines, line) && line.addedAt <= (lineIn(lines, line.itemId)?.addedAt ?? 0);

const isUntouched = (before: CartLine, line: CartLine): boolean =>
  isLeftAsIn([before], line) && before.seenPrice === line.seenPrice;

const ids = (lines: readonly CartLine[]): readonly string[] => lines.map(({ itemId }) => itemId);

const union = (one: readonly string[], other: readonly string[]): readonly string[] => [...new Set([...one, ...other])];
