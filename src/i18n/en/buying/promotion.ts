import { NBSP } from '../../format.ts';
import type { promotion as th } from '../../th/buying/promotion.ts';

const courses = (count: number): string => `${count}${NBSP}${count === 1 ? 'course' : 'courses'}`;

export const promotion: typeof th = {
  title: 'Promotion',
  heading: 'Promotions now',
  off: 'Save',
  ended: (time) => `This promotion ended ${time}. The cart has the ordinary prices`,
  cachedAt: (time) => `As saved ${time}; the promotion and prices may have changed`,
  notCached: 'This promotion is not saved on this device. Open it again once the shop can be reached',
  missing: {
    title: 'This promotion is not here',
    body: 'The link may have changed, or the promotion is over. Those that run stand on the first page.',
    action: 'See what runs now',
  },
  see: 'Choose courses',
  seeCart: 'See the cart',
  terms: {
    heading: 'How it works',
    percentEach: (percent) => `${percent}% off every course listed here`,
    amountEach: (amount) => `${amount} off each course listed here`,
    percentOf: (percent, count) => `Take ${courses(count)} or more listed here: ${percent}% off their sum`,
    amountOf: (amount, count) => `Take ${courses(count)} or more listed here: ${amount} off, once an order`,
    otherCurrency: 'It takes nothing off in the currency of this shop yet',
    byItself: 'Taken off in the cart by itself, without a code',
    one: 'One promotion an order; we choose the one that saves most',
    noCoupon: 'Not together with a coupon: a coupon takes its place',
    until: (time) => `Until ${time}`,
  },
  saving: {
    heading: 'What it saves',
    all: (count) => (count > 1 ? `All ${courses(count)}` : courses(count)),
    discount: 'Promotion',
    total: 'You pay',
    better: (title, amount) => `On all of these, “${title}” saves more: ${amount}. The cart uses that one`,
    unreached: (count) => `You cannot buy ${courses(count)} of these now, so nothing is taken off yet`,
  },
  courses: (count) => `${courses(count)} in this promotion`,
  none: 'No course of this promotion is open now',
  addAll: (count) => `Add ${courses(count)} to the cart`,
  added: (count) => `${courses(count)} added to the cart`,
  owned: (titles) => `Yours or ordered already, so left out: ${titles}`,
  inCart: (titles) => `In the cart already: ${titles}`,
  closed: (titles) => `Cannot be added now: ${titles}`,
  staff: 'Teachers and administrators cannot buy. Use a learner’s account',
};
