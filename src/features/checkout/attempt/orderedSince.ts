import { type KnownOrder, readKnownOrders } from '../../../platform/session/knownOrders.ts';

/** `null` where the device does not say. */
export type KnownBefore = readonly KnownOrder[] | null;

/** What was ordered on this device by now, for `isOrderedSince` to compare with. */
export const knownByNow = (): Promise<KnownBefore> => readKnownOrders().catch(() => null);

/**
 * Whether an order that was not known `before` took any of these out of the cart of `ownerId`; `null` is a guest, whose
 * order makes an account in whichever window it is.
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
