import type { Currency } from '../pricing/currency.ts';
import { mayReportPayment, type Order } from './order.ts';
import { isBelowMinimum, type OfferedPaymentMethod, type PaymentMethod } from './paymentMethod.ts';

/** Why an order cannot be paid by a method: one of its coupons is for others, or the total is too low. */
export const wayRefusals = ['notForCoupon', 'belowMinimum'] as const;
export type WayRefusal = (typeof wayRefusals)[number];

/** A method by which an order could be paid instead. `refusal`: it cannot be chosen. */
export type WayToPay = Pick<OfferedPaymentMethod, 'method' | 'title'> & { readonly refusal: WayRefusal | null };

/** Whether the method of an order may be changed: it is unpaid, or its transfer was rejected. */
export const mayPayAnotherWay = (order: Pick<Order, 'status' | 'method' | 'total'>): boolean =>
  order.status === 'notYetReceived' || (order.status === 'rejected' && mayReportPayment(order));

/** The offered methods for an order, each coupon with the methods that it allows. */
export const waysToPay = (
  offered: readonly OfferedPaymentMethod[],
  { total, currency }: { readonly total: number; readonly currency: Currency },
  couponMethods: readonly (readonly PaymentMethod[])[],
): readonly WayToPay[] =>
  offered.map(({ method, title }) => {
    if (couponMethods.some((allowed) => !allowed.includes(method))) return { method, title, refusal: 'notForCoupon' };
    return { method, title, refusal: isBelowMinimum(method, total, currency) ? 'belowMinimum' : null };
  });
