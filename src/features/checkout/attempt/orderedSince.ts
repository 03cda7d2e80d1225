import { type KnownOrder, readKnownOrders } from '../../../platform/session/knownOrders.ts';

/** `null` where the device cannot be read. */
export type KnownBefore = readonly KnownOrder[] | null;

/** The orders that this device knows now, for `isOrderedSince`. */
export const knownByNow = (): Promise<KnownBefore> => readKnownOrders().catch(() => null);

/**
 * Whether an order unknown `before` took any of these items out of the cart of `ownerId`. `null` is a guest, whose
 * order creates an account in any window.
 */
export async function isOrderedSince(
  before: Promise<KnownBefore>,
  itemIds: readonly string[],
  ownerId: string | null,
): Promise<boolean> {
  const [known, now] = await Promise.all([before, knownByNow()]);
  if (known === null || now === null) return false;
  const tokens = new Set(known.map(({ token }) => token));
  return now.some(
    (order) =>
      !tokens.has(order.token) &&
      (ownerId === null || order.userId === ownerId) &&
      order.itemIds?.some((id) => itemIds.includes(id)),
  );
}
