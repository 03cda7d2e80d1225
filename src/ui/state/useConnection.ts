import { useSyncExternalStore } from 'react';
import { type Connection, currentConnection, subscribeToConnection } from '../../platform/net/connection.ts';

/** Whether the shop is reachable, and the reason if known. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribeToConnection, currentConnection, () => 'online');
}
