import type { Connection } from '../../platform/net/connection.ts';

/**
 * Whether a manual send can reach the server. Not while offline or behind a captive portal; a server that was silent or
 * overloaded may answer again.
 */
export const maySendNow = (connection: Connection): boolean => connection !== 'offline' && connection !== 'portal';
