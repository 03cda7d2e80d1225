/** Names of the rows in the device's store. A row whose shape changes gets another name. */
export const rowNames = {
  cart: 'cart-1',
  cartItems: 'cart-items-1',
  coupons: 'cart-coupons-1',
  guest: 'guest-1',
  knownOrders: 'orders-1',
  toldSales: 'told-sales-1',
  pushHere: 'push-1',
  neutralWords: 'push-words-1',
  news: 'news-1',
  badgePerson: 'badge-person-1',
} as const;
