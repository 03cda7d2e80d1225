import type { EpochMs } from '../time.ts';
import { type Cart, type CartLine, maximumCoupons } from './cart.ts';
import { maximumLines } from './cartRoom.ts';

/**
 * What a device was told last of the server's copy of its cart. `sent` names what it has put in or changed since and told
 * without hearing an answer: the server may have it.
 */
export type CartBase = Pick<Cart, 'lines' | 'couponIds'> & {
  /** Whose copy it is, and how often that was changed; `null` before the device was told of any. */
  readonly cartId: string | null;
  readonly revision: number;
  readonly sent: SentParts;
};

type SentParts = { readonly itemIds: readonly string[]; readonly couponIds: readonly string[] };

/** Of a device that was not told of any copy yet. */
export const unknownBase: CartBase = {
  ...{ cartId: null, revision: 0, lines: [], couponIds: [] },
  sent: { itemIds: [], couponIds: [] },
};

/** With what of this cart the server may have from now on, also where its answer is lost. */
export function withSent(base: CartBase, { lines, couponIds }: Cart): CartBase {
  const changed = lines.filter((line) => !isLeftAsIn(base.lines, line)).map(({ itemId }) => itemId);
  const added = couponIds.filter((id) => !base.couponIds.includes(id));
  return {
    ...base,
    sent: { itemIds: union(base.sent.itemIds, changed), couponIds: union(base.sent.couponIds, added) },
  };
}

/**
 * Two carts that both came of `base`, as one. What either side put in is there, and what either took out is not, unless the
 * other has chosen another plan or number of it since, or put it in anew. Where both have chosen anew, the cart that was changed later is right.
 * Where there is no room for all, what was put in last stays out.
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

/** An item that a person has ordered, how many of it and when, and with which coupons. */
export type OrderedItem = {
  readonly itemId: string;
  readonly quantity: number;
  readonly placedAt: EpochMs;
  readonly couponIds: readonly string[];
};

/** What a device tells, beside the server's copy of now. `toldAt`: the hour by the device's own clock, where it tells it. */
export type CartTelling = {
  readonly base: Pick<CartBase, 'lines' | 'sent'>;
  readonly mine: Cart;
  readonly theirs: Cart;
  readonly toldAt: EpochMs | null;
  readonly now: EpochMs;
};

/**
 * What a device tells, without what was ordered elsewhere since it was put in: it is not in the server's copy because it was
 * bought. More pieces of it than were ordered stay. So it is with a coupon that was told before and that such an order has
 * used: it is gone. What became of the order does not matter.
 */
export function withoutOrderedSince(telling: CartTelling, ordered: readonly OrderedItem[]): Cart {
  const { base, mine, theirs } = telling;
  const missing = mine.lines.filter(({ itemId }) => lineIn(theirs.lines, itemId) === undefined);
  const since = ordered.filter(({ itemId, placedAt }) => {
    const line = lineIn(missing, itemId);
    return line !== undefined && placedAt >= putInAt(telling, line);
  });
  const isUsed = (id: string) => since.some(({ couponIds }) => couponIds.includes(id));
  const isOut = (id: string) => base.sent.couponIds.includes(id) && !theirs.couponIds.includes(id) && isUsed(id);
  return {
    ...mine,
    lines: mine.lines.flatMap((line) => restOf(telling, line, since) ?? []),
    couponIds: mine.couponIds.filter((id) => !isOut(id)),
  };
}

/** Of a number that was not changed here nothing is left: whoever ordered has chosen how many. */
function restOf(telling: CartTelling, line: CartLine, since: readonly OrderedItem[]): CartLine | undefined {
  const ofLine = since.filter(({ itemId }) => itemId === line.itemId);
  if (ofLine.length === 0) return line;
  const quantity = ofLine.reduce((left, ordered) => left - ordered.quantity, line.quantity);
  if (line.kind === 'course' || quantity <= 0 || isLeftAsIn(telling.base.lines, line)) return undefined;
  // The rest came with the change, and is not what lay there before, also where it is as many.
  const before = lineIn(telling.base.lines, line.itemId)?.addedAt ?? 0;
  return { ...line, quantity, addedAt: Math.max(line.addedAt, putInAt(telling, line), before + 1) };
}

/**
 * By the server's clock, from which the device's is told by the hour that it tells. Another choice of what lay there has no
 * date of its own: it is as old as the last change. What was told before and is later than now, all the same, was there when
 * the copy was changed last.
 */
function putInAt({ base, mine, theirs, toldAt, now }: CartTelling, line: CartLine): EpochMs {
  const before = lineIn(base.lines, line.itemId);
  const isAsOld = before !== undefined && line.addedAt <= before.addedAt;
  if (isLeftAsIn(base.lines, line)) return line.addedAt;
  const putRight = (isAsOld ? mine.updatedAt : line.addedAt) + now - (toldAt ?? now);
  const wasTold = before !== undefined || base.sent.itemIds.includes(line.itemId);
  return wasTold && putRight > now ? theirs.updatedAt : putRight;
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

/** Whether it lies there with the same plan and number. */
const isChosenIn = (lines: readonly CartLine[], { itemId, planId, quantity }: CartLine): boolean =>
  lines.some((line) => line.itemId === itemId && line.planId === planId && line.quantity === quantity);

/** Nor was it put in anew: what was ordered and is wanted again looks the same, and came later. */
const isLeftAsIn = (lines: readonly CartLine[], line: CartLine): boolean =>
  isChosenIn(lines, line) && line.addedAt <= (lineIn(lines, line.itemId)?.addedAt ?? 0);

const isUntouched = (before: CartLine, line: CartLine): boolean =>
  isLeftAsIn([before], line) && before.seenPrice === line.seenPrice;

const ids = (lines: readonly CartLine[]): readonly string[] => lines.map(({ itemId }) => itemId);

const union = (one: readonly string[], other: readonly string[]): readonly string[] => [...new Set([...one, ...other])];
