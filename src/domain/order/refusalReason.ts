import { offerFaults } from '../pricing/coupon.ts';
import { duplicateCauses } from './placeOrder.ts';

/**
 * Distinguishes refusals of one code: why an offer does not count, the kind of a duplicate, or the length of a
 * throttle.
 */
export const refusalReasons = [...offerFaults, ...duplicateCauses, 'ordersOfHour', 'signInTries', 'busy'] as const;
export type RefusalReason = (typeof refusalReasons)[number];
