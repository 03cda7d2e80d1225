import type { Coupon, Discount, OfferScope, Promotion } from '../../src/domain/pricing/offer.ts';

export const percentOff = (percent: number): Discount => ({ kind: 'percent', percent });
/** Minor units in both currencies. */
export const amountOff = (amount: number): Discount => ({ kind: 'amount', amounts: { THB: amount, USD: amount } });
export const perCourse: OfferScope = { kind: 'perCourse' };
export const fromCourses = (minimumCourses: number): OfferScope => ({ kind: 'courseCount', minimumCourses });

export const coupon = (parts: Partial<Coupon>): Coupon => ({
  id: '1',
  code: 'KHAEK',
  courseIds: ['a', 'b', 'c'],
  paymentMethods: ['bankTransfer'],
  scope: perCourse,
  discount: percentOff(10),
  ...parts,
});

export const promotion = (parts: Partial<Promotion>): Promotion => ({
  id: '1',
  title: { th: 'เปิดเทอม', en: 'Back to school' },
  courseIds: ['a', 'b', 'c'],
  scope: perCourse,
  discount: percentOff(10),
  ...parts,
});

export const courseLine = (itemId: string, left: number) => ({ itemId, kind: 'course' as const, left });
