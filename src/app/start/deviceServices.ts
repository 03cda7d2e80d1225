import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { cartQuery } from '../../features/cart/cartQuery.ts';
import { mirrorCart } from '../../features/cart/mirrorCart.ts';
import { catalogueQuery } from '../../features/search/catalogueQuery.ts';
import { releaseOwnEntries } from '../../features/session/releaseOwnEntries.ts';
import { isAnythingLeft } from '../../platform/learning/leftStretches.ts';
import { currentConnection, subscribeToConnection } from '../../platform/net/connection.ts';
import { sessionKey } from '../../platform/session/sessionKey.ts';
import { onLeftElsewhere } from '../../platform/session/sharedDevice.ts';
import { reportStorageFault } from '../../platform/store/reportStorageFault.ts';
import { hasFailed } from '../queryClient.ts';

/**
 * What this device does by itself once the page is there: tells the server its cart, keeps the catalogue for searching
 * without a network and what a transfer report needs, tells of an order whose answer was lost, sends what waited for whoever
 * is here, takes up what was being played when a page was left, asks again what failed when the shop can be reached again, and begins anew when the person has left a shared
 * device in another tab. Returns the way to stop.
 */
export function startDeviceServices(client: QueryClient): () => void {
  const keepForReports = async () => {
    const late = await import('./keepForReports.ts').catch(() => null);
    await late?.keepForReports(client);
  };
  const settleOpenAttempt = async () => {
    const late = await import('../../features/checkout/attempt/settleOpenAttempt.ts').catch(() => null);
    // A failure is no loss: the next start or return of the network asks again.
    await late?.settleOpenAttempt(client).catch(() => undefined);
  };
  const takeUpLeft = async () => {
    if (!isAnythingLeft()) return;
    const late = await import('../../features/playlist/takeUpLeft.ts').catch(() => null);
    await late?.takeUpLeft(client).catch((fault: unknown) => reportStorageFault(fault, 'progress'));
  };
  const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && void takeUpLeft();
  const speak = () => {
    void mirrorCart(client);
    // A failure is no loss: what was kept stays, and the next start or return of the network asks again.
    void client.prefetchQuery({ ...catalogueQuery, retry: false });
    void keepForReports();
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
    void keepForReports();
    void takeUpLeft();
  });
  addEventListener('pageshow', shownAgain);
  // Also at the start: the network may have come back before anybody listened.
  speak();
  void settleOpenAttempt();
  void takeUpLeft();
  return () => {
    stopReleasing();
    stopWatching();
    stopListening();
    stopLooking();
    removeEventListener('pageshow', shownAgain);
  };
}

const tellsOfBuyer = ({ queryHash }: Query): boolean =>
  queryHash === hashKey(sessionKey) || queryHash === hashKey(cartQuery.queryKey);
