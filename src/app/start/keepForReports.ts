import type { QueryClient } from '@tanstack/react-query';
import { mayBuy, type Person } from '../../domain/people/identity.ts';
import { accountsQuery, originBanksQuery } from '../../features/bankTransfer/bankListQueries.ts';
import { paymentMethodsQuery } from '../../features/cart/paymentMethodsQuery.ts';
import { ownOrdersQuery } from '../../features/orders/useOwnOrders.ts';
import { readCart } from '../../platform/cart/cartStorage.ts';
import { readKnownOrders } from '../../platform/session/knownOrders.ts';
import { sessionKey } from '../../platform/session/sessionKey.ts';

/** An order that was placed on another device meanwhile may be this late (ms). */
const ordersFreshForMs = 5 * 60_000;

/** Who only looks around may begin a cart without a network; what they find then need not be of today. */
const lookersFreshForMs = 86_400_000;

/**
 * Has the ways to pay, the shop's accounts, the banks and the person's own orders kept on this device before anybody opens
 * a checkout or a report: either may come without a network, also to somebody who has only looked around so far. Who is
 * signed in, has ordered here or holds a cart has them asked again each time.
 */
export async function keepForReports(client: QueryClient): Promise<void> {
  const fresh = (await isBuying(client)) ? {} : { staleTime: lookersFreshForMs };
  // Tried again as everything is. A failure is no loss: what was kept stays, and the next start or return of the network asks.
  await Promise.all([
    client.prefetchQuery({ ...paymentMethodsQuery, ...fresh }),
    client.prefetchQuery({ ...accountsQuery, ...fresh }),
    client.prefetchQuery({ ...originBanksQuery, ...fresh }),
    isBuyerHere(client) ? client.prefetchQuery({ ...ownOrdersQuery, staleTime: ordersFreshForMs }) : undefined,
  ]);
}

/** Staff has no orders of its own, and asking would be refused. */
function isBuyerHere(client: QueryClient): boolean {
  const person = client.getQueryData<Person | null>(sessionKey);
  return person ? mayBuy(person.role) : false;
}

async function isBuying(client: QueryClient): Promise<boolean> {
  if (isBuyerHere(client)) return true;
  // A store that cannot be read keeps nothing either.
  const known = await Promise.all([readKnownOrders(), readCart()]).catch(() => null);
  return known !== null && (known[0].length > 0 || known[1].lines.length > 0);
}
