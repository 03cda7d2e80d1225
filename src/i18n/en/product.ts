import { NBSP } from '../format.ts';
import type { product as th } from '../th/product.ts';

export const product: typeof th = {
  missing: {
    title: 'This product is not here',
    body: 'The link may have changed, or the shop no longer sells it. Look at the other products.',
    action: 'See all products',
  },
  inStock: (count) => `${count}${NBSP}in stock`,
  fewLeft: (count) => `Only ${count}${NBSP}left`,
  soldOut: 'Sold out',
  locked: 'Not on sale for now; look in again later',
  notSold: 'Not on sale yet',
  noPrice: 'This product has no price in dollars yet, so it cannot be ordered',
  vatIncluded: 'VAT included',
  quantity: 'Quantity',
  less: 'One less',
  more: 'One more',
  addToCart: 'Add to cart',
  added: 'Added to the cart',
  seeCart: (count) => `See the cart, ${count}${NBSP}of these in it`,
  allInCart: 'Everything in stock is in your cart',
  shipping: 'Sent anywhere in Thailand; choose the address and the shipping when you order',
  tabs: { label: 'About this product', detail: 'Details', facts: 'Facts', shipping: 'Delivery' },
  shippingSteps: [
    'Choose the shipping and the address when you order. The fee is shown before you confirm; nothing is collected at the door.',
    'The shop sends it once it has the payment. The address and the shipping you chose stand on the order page.',
  ],
  gallery: {
    label: 'Pictures of the product',
    place: (at, count) => `Picture ${at} of ${count}`,
    video: 'Video',
    previous: 'Previous picture',
    next: 'Next picture',
    watch: 'Watch the video',
    closeUp: 'Look closely',
    larger: 'Larger',
    smaller: 'Smaller',
    size: 'Size',
    close: 'Close',
  },
  otherAddress: {
    title: 'This link is not complete',
    body: 'What it speaks of is still here.',
    action: 'Go to the product',
  },
  staff: 'Teacher and administrator accounts cannot buy',
};
