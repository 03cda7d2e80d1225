import { textOfEachMethod } from '../../../domain/order/paymentMethod.ts';
import type { checkout as thai } from '../../th/buying/checkout.ts';

export const checkout: typeof thai = {
  title: 'Checkout',
  buyer: {
    heading: 'Buyer',
    guestBody: 'Buy without an account. We use these details to send your order and the link to your courses',
    signedIn: 'Ordering as',
    change: 'Not you? Log out',
    haveAccount: 'Have an account? Log in',
    storedHere: 'What you type is saved on this device',
  },
  methods: {
    heading: 'Payment methods',
    groups: { transfer: 'Bank transfer', scan: 'Scan to pay', card: 'Cards', other: 'Other methods' },
    names: textOfEachMethod(({ name }) => name.en),
    details: textOfEachMethod(({ detail }) => detail.en),
    needsNetwork: 'Needs a connection',
    asOf: (time: string) => `As of ${time}`,
    noAccount: 'Bank transfer is not available yet, as there is no account to transfer to',
    none: 'The shop has no payment method yet. Please try again later; your cart is saved',
    noneInDollars:
      'The shop has no payment method for dollars yet. Contact the shop to ask how to pay; your cart is saved',
    failed: 'Payment methods could not be loaded',
    free: 'Nothing to pay',
    accounts: 'Accounts to transfer to',
  },
  summary: {
    heading: 'Summary',
    lines: 'Items in your order',
    count: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    coupon: (code: string) => `Coupon\u00a0${code}`,
    shipping: 'Shipping',
    feeUnknown: 'Not known yet',
    withoutFee: 'Shipping is not included yet',
    discount: 'Discount',
    withholding: (percent: number) => `Withholding tax ${percent}%`,
    total: 'Total',
    estimate: 'We will check the total again when you order',
    checking: 'Checking the total with the shop',
    editCart: 'Edit cart',
    quantity: (count: number) => `Quantity ${count}`,
    gone: 'No longer sold',
    secure: 'Encrypted connection',
  },
  submit: 'Order and pay',
  submitFree: 'Get it free',
  submitting: 'Ordering…',
  slow: 'This is taking longer than usual. We are waiting for the shop; what you typed and your cart are saved',
  offline:
    'Ordering needs a connection. What you typed and your cart are saved. Press now and we will place the order as soon as the shop can be reached, unless the total goes up',
  offlineUnpressable:
    'Ordering needs a connection. What you typed and your cart are saved. The payment methods will appear once the shop can be reached; then you can order',
  unpressable: {
    away: 'Available once the shop can be reached',
    noMethod: 'Available once there is a payment method',
    noShipping: 'Available once there is a shipping option',
  },
  orderedElsewhere:
    'Another window is placing this order. Close it and press again; the order will not be placed twice',
  /** The order waited for a code that was refused. */
  codeRefused: {
    title: 'Nothing has been ordered yet',
    body: 'The coupon code you entered cannot be used. Check the total, then order.',
  },
  failedTitle: 'Not ordered yet',
  unknown: 'We do not know yet whether your order went through. You can press again; it will not be placed twice',
  /** A guest's account is not one that they know of. */
  noNewBuyer: {
    OVER_LIMIT_USER:
      'The shop cannot take new buyers right now. Your cart is saved. Contact the shop, or if you have an account:',
    ERROR_CREATE_USER_IN_DAY:
      'The shop cannot take any more new buyers today. Your cart is saved. Come back tomorrow, or if you have an account:',
  },
  couponGone: 'A coupon can no longer be used. Nothing has been ordered yet; check the new total and press again',
  cartChanged: 'Your cart was changed in another window. Check the items and the new total, then press again',
  empty: {
    title: 'Your cart is empty',
    body: 'Choose what you would like to learn and come back when you are ready to pay',
    action: 'See all courses',
  },
  staff: {
    title: 'This account cannot buy courses',
    body: 'Teacher and administrator accounts cannot order. Log in with a learner account',
  },
  refusals: {
    heading: 'Before you order, please fix this',
    gone: 'No longer sold',
    mendGone: 'Remove it from the cart and order the rest',
    mendRunning: 'Remove it from the cart; you can buy it again once your access ends',
    toCart: 'Go to cart',
    toOrders: 'See my orders',
    toLogin: 'Log in',
    otherAccount: 'Use another account',
    coupon: 'A coupon can no longer be used. Remove it to order',
    ordersOfHour:
      'You have reached the limit of orders for this hour. Your cart is saved; you can order again in an hour',
    takeOutCoupon: (code: string) => `Remove coupon ${code}`,
    takeOut: (name: string) => `Remove “${name}”`,
    takeLeft: (left, name) => `Order ${left} of “${name}”`,
    mend: {
      NO_MORE_SEAT: 'Remove it from the cart or choose another date',
      COURSE_ACCESS_DENIED: 'Log in with an account in that group, or remove it from the cart',
      MEMBERS_ONLY: 'Log in, or choose another plan in the cart',
      COURSE_DUPLICATE: 'See it in My orders, or remove it from the cart',
      ALREADY_OWNED: 'Remove it from the cart and order the rest',
      TIME_LEFT: 'Choose a renewal plan on the course page, or remove it from the cart',
      MISSING_PRICING: 'Choose a new plan on the course page, or remove it from the cart',
      REGISTRATION_CLOSED: 'Remove it from the cart and order the rest',
      MISSING_USD_PRICE: 'Remove it from the cart and order the rest',
      BELOW_MINIMUM: 'Choose another payment method',
    },
  },
  priceChanged: {
    title: 'The total has changed',
    body: (before: string, after: string) => `From ${before} to ${after}`,
    note: 'Nothing has been ordered yet. Order at the new total?',
    confirm: 'Order at the new total',
    sameTotal: {
      title: 'Same total, different breakdown',
      body: (total) => `You still pay ${total}. Only the items that make up the total have changed`,
      note: 'Nothing has been ordered yet. Order like this?',
      confirm: 'Order like this',
    },
    refuse: 'Go back and check',
  },
  arrived: {
    title: (number: string) => `The shop has your order #${number}`,
    detail: 'The connection dropped before we could confirm. View and pay for it under My orders',
  },
  unanswered: {
    title: 'Checking your order with the shop',
    body: 'Your order was sent, but the shop has not confirmed it yet. No need to order again: we keep checking and will take you there once we know',
    action: 'My orders',
  },
  alreadyOrdered: 'You have already ordered this cart in another window',
  freeAuto: 'The course is yours. You can start now',
  freeApprove: 'Request sent. Waiting for approval',
};
