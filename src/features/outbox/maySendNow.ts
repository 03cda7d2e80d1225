import type { Connection } from '../../platform/net/connection.ts';

/**
 * Whether a press that sends may bring an answer of the shop's. Without a network nothing leaves the device, and the gate of
 * a Wi-Fi answers everything itself; a shop that was silent or at rest may be there by now.
 */
export const maySendNow = (connection: Connection): boolean => connection !== 'offline' && connection !== 'portal';
