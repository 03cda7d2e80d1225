import { NBSP } from '../../format.ts';
import type { promotion as th } from '../../th/buying/promotion.ts';

const courses = (count: number): string => `${count}${NBSP}${count === 1 ? 'course' : 'courses'}`;

export const promotion: typeof th = {
  title: 'Promotion',
  heading: 'Current promotions',
  off: 'Save',
  ended: (time) => `This promotion ended ${time}. Your cart shows regular prices`,
  cachedAt: (time) => `Saved ${time}. The promotion and prices may have changed`,
  notCached: 'This promotion is not saved on this device. Open it again once the shop can be reached',
  missing: {
    title: 'Promotion not found',
    body: 'The link may have changed, or the promotion has ended. You will find current promotions on the home page.',
    action: 'See current promotions',
  },
  see: 'Browse courses',
  seeCart: 'See cart',
  terms: {
    heading: 'Terms',
    percentEach: (percent) => `${percent}% off every course listed here`,
    amountEach: (amount) => `${amount} off each course listed here`,
    percentOf: (percent, count) => `Choose ${courses(count)} or more listed here to get ${percent}% off their total`,
    amountOf: (amount, count) => `Choose ${courses(count)} or more listed here to get ${amount} off, once per order`,
    otherCurrency: 'This promotion has no discount in the shop’s currency yet',
    byItself: 'Applied automatically in your cart, no code needed',
    one: 'One promotion per order. We choose the one that saves you most',
    noCoupon: 'Cannot be combined with a coupon. If you enter one, it replaces the promotion',
    until: (time) => `Until ${time}`,
  },
  saving: {
    heading: 'How much you save',
    all: (count) => (count > 1 ? `All ${courses(count)}` : courses(count)),
    discount: 'Promotion',
    total: 'You pay',
    better: (title, amount) => `If you buy all of these, “${title}” saves more: ${amount}. Your cart will use that one`,
    unreached: (count) => `Fewer than ${courses(count)} are available right now, so there is no discount yet`,
  },
  courses: (count) => `${courses(count)} in this promotion`,
  none: 'No courses in this promotion are open right now',
  addAll: (count) => `Add ${courses(count)} to the cart`,
  added: (count) => `${courses(count)} added to the cart`,
  owned: (titles) => `Not added, because you already have or ordered: ${titles}`,
  inCart: (titles) => `Already in your cart: ${titles}`,
  closed: (titles) => `Cannot be added right now: ${titles}`,
  staff: 'Teacher and administrator accounts cannot order. Use a learner account',
};
