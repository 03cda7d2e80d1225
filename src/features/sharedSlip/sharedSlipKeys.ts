import { deviceKey } from '../device/deviceKey.ts';

/** Query keys of shared slips, and of the orders on this device that they may belong to. */
export const sharedSlipKeys = {
  slips: [...deviceKey, 'sharedSlips'] as const,
  knownOrders: [...deviceKey, 'knownOrders'] as const,
};
