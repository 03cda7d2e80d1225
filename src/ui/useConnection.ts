import { useSyncExternalStore } from 'react';
import { type Connection, currentConnection, subscribeToConnection } from '../platform/connection.ts';

/** Whether the shop can be reached now: `online`, `offline` or `unreachable`. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribeToConnection, currentConnection, () => 'online');
}
