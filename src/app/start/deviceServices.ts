import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { cartQuery } from '../../features/cart/cartQuery.ts';
import { mirrorCart } from '../../features/cart/mirrorCart.ts';
import { catalogueQuery } from '../../features/search/catalogueQuery.ts';
import { releaseOwnEntries } from '../../features/session/releaseOwnEntries.ts';
import { currentConnection, subscribeToConnection } from '../../platform/net/connection.ts';
import { sessionKey } from '../../platform/session/sessionKey.ts';
import { onLeftElsewhere } from '../../platform/session/sharedDevice.ts';
import { hasFailed } from '../queryClient.ts';

/**
 * Starts the background work of a page: it sends the cart and entries of the person who is here, stores the catalogue and
 * the data that a transfer report needs, settles an order without an answer, retries failed queries when the shop can be
 * reached, and reloads when the person leaves a shared device in another tab. Returns a stop function.
 */
export function startDeviceServices(client: QueryClient): () => void {
  const prefetchForReports = async () => {
    const late = await import('./prefetchForReports.ts').catch(() => null);
    await late?.prefetchForReports(client);
  };
  const settleOpenAttempt = async () => {
    const late = await import('../../features/checkout/attempt/settleOpenAttempt.ts').catch(() => null);
    // A failure is no loss: the next start or return of the network asks again.
    await late?.settleOpenAttempt(client).catch(() => undefined);
  };
  const speak = () => {
    void mirrorCart(client);
    // A failure is no loss: what was kept stays, and the next start or return of the network asks again.
    void client.prefetchQuery({ ...catalogueQuery, retry: false });
    void prefetchForReports();
    void client.refetchQueries({ type: 'active', predicate: hasFailed });
  };
  let connection = currentConnection();
  const stopReleasing = releaseOwnEntries(client);
  const stopWatching = onLeftElsewhere(() => location.assign('/'));
  const stopListening = subscribeToConnection(() => {
    const before = connection;
    connection = currentConnection();
    if (connection !== 'online' || before === 'online') return;
    speak();
    void settleOpenAttempt();
  });
  // Somebody signs in, or begins a cart.
  const stopLooking = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success' || !tellsOfBuyer(query)) return;
    void prefetchForReports();
  });
  // Also at the start: the network may have come back before anybody listened.
  speak();
  void settleOpenAttempt();
  return () => {
    stopReleasing();
    stopWatching();
    stopListening();
    stopLooking();
  };
}

const tellsOfBuyer = ({ queryHash }: Query): boolean =>
  queryHash === hashKey(sessionKey) || queryHash === hashKey(cartQuery.queryKey);
