import { type QueryFilters, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartKeys } from '../features/cart/cartKeys.ts';
import { catalogueKeys } from '../features/catalogue/catalogueKeys.ts';
import { courseKeys } from '../features/course/courseKeys.ts';
import { learningKeys } from '../features/learning/learningKeys.ts';
import { orderKeys } from '../features/orders/orderKeys.ts';
import { playlistKeys } from '../features/playlist/playlistKeys.ts';
import { useFirstPress } from '../features/session/link/useFirstPress.ts';
import { useSession } from '../features/session/useSession.ts';
import { siteQuery, useSite } from '../features/site/useSite.ts';
import { watchAsGuest, watchAsPerson } from '../platform/net/realtime.ts';
import { sendInBackground } from '../platform/outbox/sendInBackground.ts';
import { sessionKey } from '../platform/session/sessionKey.ts';

/** Prefixes of the query keys that each event invalidates. */
const ofOrders: readonly QueryKey[] = [
  ...[orderKeys.byToken, orderKeys.own, courseKeys.ofPersons],
  ...[learningKeys.ownCourses, playlistKeys.playlists, playlistKeys.countdowns],
];
const ofCatalogue: readonly QueryKey[] = [...catalogueKeys.shared, cartKeys.promotions, courseKeys.ofPersons];
const ofSettings: readonly QueryKey[] = [siteQuery.queryKey, cartKeys.paymentMethods];

/** Data younger than this is not refetched (ms). */
const justReadMs = 60_000;

/**
 * Keeps the realtime connection open, and refetches the data named by events. Mounted once in the frame. The library
 * loads at once for a signed-in person, and after the first press for a guest.
 */
export function useShopRealtime(): void {
  const client = useQueryClient();
  const site = useSite();
  const session = useSession();
  const userId = session.state === 'signedIn' ? session.person.id : null;
  const isWanted = useFirstPress() ? session.state !== 'unknown' : userId !== null;
  const port = site?.realtimePort;
  const secure = site?.realtimeSecure ?? false;

  useEffect(() => {
    if (!isWanted || port === undefined) return;
    const askAgain = (beginnings: readonly QueryKey[], which: Pick<QueryFilters, 'predicate'> = {}) => {
      for (const queryKey of beginnings) void client.invalidateQueries({ queryKey, ...which });
    };
    const catalogue = (itemIds: ReadonlySet<string>) => {
      askAgain(ofCatalogue);
      // Whether an event concerns the cart. A running fetch is not cancelled by the next change. An event without an id
      // concerns many items.
      const isOfThem = ({ queryKey: [, ids] }: { queryKey: QueryKey }) =>
        Array.isArray(ids) && (itemIds.has('') || ids.some((id) => itemIds.has(id)));
      void client.invalidateQueries({ queryKey: cartKeys.refreshes, predicate: isOfThem }, { cancelRefetch: false });
    };
    const orders = () => askAgain(ofOrders);
    const everybodys = {
      orderChanged: orders,
      catalogueChanged: spreadOut(catalogue),
      settingsChanged: () => askAgain(ofSettings),
    };
    let wasConnected = false;
    // Refetches after a connection, because events before it were missed.
    const catchUp = () => {
      if (wasConnected) everybodys.catalogueChanged('');
      else askAgain(ofCatalogue, { predicate: (query) => query.isStaleByTime(justReadMs) });
      wasConnected = true;
      sendInBackground('now');
    };
    if (userId === null) return watchAsGuest({ port, secure }, { ...everybodys, connected: catchUp });
    return watchAsPerson({ port, secure }, userId, {
      ...everybodys,
      connected: () => {
        // The session may have been ended by another device or the shop, which closes the connection.
        if (wasConnected) void client.invalidateQueries({ queryKey: sessionKey });
        orders();
        catchUp();
      },
    });
  }, [client, isWanted, userId, port, secure]);
}

const spreadMs = 2_000;

/**
 * Every order of a course with few seats reaches all devices: events are batched, and the refetch is spread by a random
 * delay.
 */
function spreadOut(ask: (itemIds: ReadonlySet<string>) => void): (itemId: string) => void {
  let named = new Set<string>();
  return (itemId) => {
    const isAwaited = named.size > 0;
    named.add(itemId);
    if (isAwaited) return;
    setTimeout(() => {
      const all = named;
      named = new Set();
      ask(all);
    }, Math.random() * spreadMs);
  };
}
