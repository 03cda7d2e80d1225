import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getPricingPlans } from '../../contract/cart/cart.ts';
import { courseDetail } from '../../contract/catalogue/course.ts';
import { productDetail } from '../../contract/catalogue/product.ts';
import type { CartLine } from '../../domain/cart/cart.ts';
import type { Listing } from '../../domain/catalogue/course.ts';
import { type CartItem, persistCartItems, readCartItems } from '../../platform/cart/cartItems.ts';
import { forgetCartItems, itemsCachedForMs } from '../../platform/cart/forgetCartItems.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { cartKeys } from './cartKeys.ts';
import { cartItemsQuery } from './cartQuery.ts';
import { listingOf } from './listingOf.ts';

/** Refreshes the plans and stock of the cart's items, and fetches unknown items. */
export const cartRefreshQuery = (client: QueryClient, lines: readonly CartLine[]) =>
  queryOptions({
    queryKey: cartKeys.refresh(lines.map((line) => line.itemId)),
    queryFn: async ({ signal }) => {
      const itemIds = lines.map((line) => line.itemId);
      const plans = await callServer(getPricingPlans, { body: { itemIds } }, { signal });
      const [known, cached] = await Promise.all([readCartItems(), cachedListings(itemIds)]);
      const seenAt = Date.now();
      const listings = await Promise.all(
        lines.map((line) => listingNow(line, cached.get(line.itemId) ?? known[line.itemId]?.listing ?? null, signal)),
      );
      const items = listings.flatMap((listing, place): [string, CartItem][] => {
        const itemId = lines[place]?.itemId;
        if (listing === null || itemId === undefined) return [];
        return [[itemId, { listing, plans: plans.filter((plan) => plan.itemId === itemId), seenAt }]];
      });
      await persistCartItems(Object.fromEntries(items));
      await forgetCartItems(itemIds, seenAt - itemsCachedForMs);
      await client.invalidateQueries({ queryKey: cartItemsQuery.queryKey });
      return seenAt;
    },
    refetchOnMount: 'always',
  });

/** Listings from the persisted catalogue. A failure only costs a call. */
async function cachedListings(ids: readonly string[]): Promise<ReadonlyMap<string, Listing>> {
  const { askCatalogue } = await import('../search/askCatalogue.ts');
  const rows = await askCatalogue('listings', ids).catch(() => null);
  return new Map((rows ?? []).map((row) => [row.id, row]));
}

/**
 * The listing of a line. Limited seats or pieces are asked for; without an answer the known listing counts, so that the
 * other prices are still refreshed.
 */
async function listingNow(line: CartLine, known: Listing | null, signal: AbortSignal): Promise<Listing | null> {
  if (known === null) return askFor(line, signal);
  if (known.seatsLeft === null) return known;
  return (await askFor(line, signal).catch(() => null)) ?? known;
}

/** The listing of an item from another device; `null`: it is not shown any more. */
async function askFor({ itemId, kind }: CartLine, signal: AbortSignal): Promise<Listing | null> {
  try {
    const detail =
      kind === 'course'
        ? await callServer(courseDetail, { params: { slug: itemId, n: '0' } }, { signal })
        : await callServer(productDetail, { params: { id: itemId, n: '0' } }, { signal });
    return listingOf(detail);
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 404) return null;
    throw failure;
  }
}
