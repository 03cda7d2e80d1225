import { NBSP } from '../format.ts';
import type { product as th } from '../th/product.ts';

export const product: typeof th = {
  notHere: 'This product is not here',
  inStock: (count) => `${count}${NBSP}in stock`,
  fewLeft: (count) => `Only ${count}${NBSP}left`,
  soldOut: 'Sold out',
  locked: 'Not on sale yet',
  vatIncluded: 'VAT included',
  quantity: 'Quantity',
  less: 'One less',
  more: 'One more',
  addToCart: 'Add to cart',
  added: 'Added to the cart',
  seeCart: (count) => `See the cart, ${count}${NBSP}of these in it`,
  shipping: 'Sent anywhere in Thailand, postage included. The shop asks for your address once it has the payment',
  detail: 'Details',
  staff: 'Teacher and administrator accounts cannot buy',
};
