import { deviceKey } from '../device/deviceKey.ts';

/** Query keys of shared slips and of this device's orders. */
export const sharedSlipKeys = {
  slips: [...deviceKey, 'sharedSlips'] as const,
  knownOrders: [...deviceKey, 'knownOrders'] as const,
};
