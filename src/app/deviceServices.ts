import type { Query, QueryClient } from '@tanstack/react-query';
import { mirrorCart } from '../features/cart/mirrorCart.ts';
import { catalogueIndexQuery } from '../features/search/catalogueIndex.ts';
import { currentConnection, subscribeToConnection } from '../platform/connection.ts';

/**
 * What this device does by itself once the page is there: tells the server its cart, keeps the catalogue for searching
 * without a network, and asks again what failed when the shop can be reached again. Returns the way to stop.
 */
export function startDeviceServices(client: QueryClient): () => void {
  const speak = () => {
    void mirrorCart(client);
    // A failure is no loss: what was kept stays, and the next start or return of the network asks again.
    void client.prefetchQuery({ ...catalogueIndexQuery(client), retry: false });
    void client.refetchQueries({ type: 'active', predicate: hasFailed });
  };
  let connection = currentConnection();
  const stop = subscribeToConnection(() => {
    const before = connection;
    connection = currentConnection();
    if (connection === 'online' && before !== 'online') speak();
  });
  // Also at the start: the network may have come back before anybody listened.
  speak();
  return stop;
}

const hasFailed = ({ state }: Query): boolean => state.status === 'error' || state.fetchFailureCount > 0;
