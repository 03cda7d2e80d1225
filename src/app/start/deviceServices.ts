import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { cartQuery } from '../../features/cart/cartQuery.ts';
import { mirrorCart } from '../../features/cart/mirrorCart.ts';
import { promotionsQuery } from '../../features/cart/promotionsQuery.ts';
import { catalogueQuery } from '../../features/search/catalogueQuery.ts';
import { releaseOwnEntries } from '../../features/session/releaseOwnEntries.ts';
import { currentConnection, subscribeToConnection } from '../../platform/net/connection.ts';
import { sessionKey } from '../../platform/session/sessionKey.ts';
import { onLeftElsewhere } from '../../platform/session/sharedDevice.ts';
import { hasFailed } from '../queryClient.ts';

/**
 * Background work of a page: sending, caching, settling an unanswered order, refetching once online, reloading after a
 * departure in another tab. Returns a function that stops it.
 */
export function startDeviceServices(client: QueryClient): () => void {
  const prefetchForReports = async () => {
    const late = await import('./prefetchForReports.ts').catch(() => null);
    await late?.prefetchForReports(client);
  };
  const settleOpenAttempt = async () => {
    const late = await import('../../features/checkout/attempt/settleOpenAttempt.ts').catch(() => null);
    // Failures are ignored: the next start or return of the network retries.
    await late?.settleOpenAttempt(client).catch(() => undefined);
  };
  const speak = () => {
    void mirrorCart(client);
    // Failures are ignored: cached data stays, and the next start or return of the network retries.
    void client.prefetchQuery({ ...catalogueQuery, retry: false });
    void client.prefetchQuery({ ...promotionsQuery, retry: false });
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
  // Runs after a sign-in, and when a cart is begun.
  const stopLooking = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success' || !tellsOfBuyer(query)) return;
    void prefetchForReports();
  });
  // Also at the start, because the network may have returned before the subscription.
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
