import { offerFaults } from './coupon.ts';
import { duplicateCauses } from './placeOrder.ts';

/** What tells refusals of one code apart: why an offer does not count, or why something is a duplicate. */
export const refusalReasons = [...offerFaults, ...duplicateCauses] as const;
export type RefusalReason = (typeof refusalReasons)[number];
