import { NBSP } from '../../format.ts';
import type { offers as th } from '../../th/buying/offers.ts';

export const offers: typeof th = {
  heading: 'Promotion',
  inUse: (title) => `The promotion “${title}” is used`,
  saves: (amount) => `${amount} off. We have chosen the one that saves most`,
  passedOver: (title) => `A coupon is used, so the promotion “${title}” is not`,
  wouldSave: (amount) => `In place of the coupon it would take ${amount} off`,
  usePromotion: 'Use the promotion instead',
  used: (title) => `The promotion “${title}” is used`,
  notYet: 'This cart fits no promotion yet',
  see: (count) => `See all promotions (${count})`,
  list: {
    title: 'All promotions',
    note: 'One promotion an order; we choose the one that saves most',
    best: 'Saves most',
    toGo: (count) => `${count}${NBSP}${count === 1 ? 'course' : 'courses'} more to go`,
    nothing: 'Nothing off this cart',
  },
  switch: {
    coupon: {
      title: 'Switch to the coupon?',
      body: 'A coupon and a promotion cannot be used together. With the coupon, the promotion will be removed',
      confirm: 'Use the coupon',
      refuse: 'Keep the promotion',
      better: 'The promotion you have is the better one',
    },
    promotion: {
      title: 'Switch to the promotion?',
      body: 'A coupon and a promotion cannot be used together. With the promotion, the coupon will be removed; you can use it another time',
      confirm: 'Use the promotion',
      refuse: 'Keep the coupon',
      better: 'The coupon you have is the better one',
    },
    lost: (offer) => `You lose: ${offer}`,
    gained: (offer) => `You get: ${offer}`,
    besides: 'Withheld tax and other discounts, which follow the total',
    promotionNamed: (title) => `promotion “${title}”`,
    couponNamed: (code) => `coupon ${code}`,
    before: 'Total now',
    after: 'New total',
    dearer: (amount) => `You will pay ${amount} more`,
    cheaper: (amount) => `You will pay ${amount} less`,
    same: 'The total stays the same',
  },
  course: {
    title: 'Discounts for this course',
    withCart:
      'Counted with this course and what is in your cart. Choosing a discount puts this course into the cart, too',
    inCart: 'This course is in your cart; what you choose is for the whole cart',
    added: 'This course is in the cart with its discount',
  },
};
