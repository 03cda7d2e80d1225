import { offerFaults } from '../pricing/coupon.ts';
import { duplicateCauses } from './placeOrder.ts';

/**
 * What tells refusals of one code apart: why an offer does not count, why something is a duplicate, or how long there may be
 * no more tries.
 */
export const refusalReasons = [...offerFaults, ...duplicateCauses, 'ordersOfHour'] as const;
export type RefusalReason = (typeof refusalReasons)[number];
