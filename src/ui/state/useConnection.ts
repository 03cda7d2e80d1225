import { useSyncExternalStore } from 'react';
import { type Connection, currentConnection, subscribeToConnection } from '../../platform/net/connection.ts';

/** Whether the shop can be reached now, and if not, as far as is known why. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribeToConnection, currentConnection, () => 'online');
}
