import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendInBackground } from '../../platform/outbox/sendInBackground.ts';
import { watchAsPerson } from '../../platform/realtime.ts';
import { sessionKey } from '../../platform/sessionKey.ts';
import { useSite } from '../site/useSite.ts';
import { usePerson } from './useSession.ts';

/** Beginnings of the query keys that each event touches. */
const ofOrders = ['order', 'orders', 'course', 'ownCourses', 'playlist', 'countdown'];
const ofCatalogue = ['catalogue', 'courses', 'products'];
const ofSettings = ['site'];

/**
 * Keeps the realtime connection open for whoever is signed in, and asks again what an event names. Stands once in the
 * frame; the library is loaded only when somebody is signed in.
 */
export function usePersonRealtime(): void {
  const client = useQueryClient();
  const site = useSite();
  const userId = usePerson()?.id;
  const port = site?.realtimePort;
  const secure = site?.realtimeSecure ?? false;

  useEffect(() => {
    if (userId === undefined || port === undefined) return;
    const askAgain = (beginnings: readonly string[]) => {
      for (const beginning of beginnings) void client.invalidateQueries({ queryKey: [beginning] });
    };
    const orders = () => askAgain(ofOrders);
    let wasConnected = false;
    return watchAsPerson({ port, secure }, userId, {
      orderChanged: orders,
      catalogueChanged: () => askAgain(ofCatalogue),
      settingsChanged: () => askAgain(ofSettings),
      connected: () => {
        // Another device, or the shop, may have ended the session and with it the connection.
        if (wasConnected) void client.invalidateQueries({ queryKey: sessionKey });
        wasConnected = true;
        orders();
        sendInBackground('now');
      },
    });
  }, [client, userId, port, secure]);
}
