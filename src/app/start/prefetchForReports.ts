import type { QueryClient } from '@tanstack/react-query';
import { mayBuy, type Person } from '../../domain/people/identity.ts';
import { accountsQuery, originBanksQuery } from '../../features/bankTransfer/bankListQueries.ts';
import { paymentMethodsQuery } from '../../features/cart/paymentMethodsQuery.ts';
import { ownOrdersQuery } from '../../features/orders/useOwnOrders.ts';
import { readCart } from '../../platform/cart/cartStorage.ts';
import { readKnownOrders } from '../../platform/session/knownOrders.ts';
import { sessionKey } from '../../platform/session/sessionKey.ts';

/** The longest delay until an order from another device shows (ms). */
const ordersFreshForMs = 5 * 60_000;

/** Visitors who only look around get older data: they may still begin a cart offline (ms). */
const lookersFreshForMs = 86_400_000;

/**
 * Prefetches payment methods, the shop's accounts, banks and the person's orders, because a checkout or a report may
 * open offline. Signed-in people, and devices with an order or a cart, refresh them at each start.
 */
export async function prefetchForReports(client: QueryClient): Promise<void> {
  const fresh = (await isBuying(client)) ? {} : { staleTime: lookersFreshForMs };
  // Failures are ignored: cached data stays, and the next start or return of the network retries.
  await Promise.all([
    client.prefetchQuery({ ...paymentMethodsQuery, ...fresh }),
    client.prefetchQuery({ ...accountsQuery, ...fresh }),
    client.prefetchQuery({ ...originBanksQuery, ...fresh }),
    isBuyerHere(client) ? client.prefetchQuery({ ...ownOrdersQuery, staleTime: ordersFreshForMs }) : undefined,
  ]);
}

/** Staff have no orders, and the call would be refused. */
function isBuyerHere(client: QueryClient): boolean {
  const person = client.getQueryData<Person | null>(sessionKey);
  return person ? mayBuy(person.role) : false;
}

async function isBuying(client: QueryClient): Promise<boolean> {
  if (isBuyerHere(client)) return true;
  // An unreadable store counts as empty.
  const known = await Promise.all([readKnownOrders(), readCart()]).catch(() => null);
  return known !== null && (known[0].length > 0 || known[1].lines.length > 0);
}
