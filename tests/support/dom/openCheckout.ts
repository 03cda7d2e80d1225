import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { getPricingPlans } from '../../../src/contract/cart/cart.ts';
import { type QuoteRequest, quoteCart, type SignedQuote } from '../../../src/contract/order/quote.ts';
import { listCustomLabels } from '../../../src/contract/people/customLabel.ts';
import type { Role } from '../../../src/domain/people/identity.ts';
import { quote } from '../../../src/domain/pricing/quote.ts';
import { wordsOf } from '../run/words.ts';
import { field } from './field.ts';
import { type CartThing, fillCart, planOfThing, priceOfThing } from './fillCart.ts';
import { openApp } from './openApp.tsx';
import { plainShop } from './plainShop.ts';
import type { ShopAnswers } from './shopAnswers.ts';

const words = wordsOf(true);

/** A quote of a shop that prices like the device; `more` is added to every line. */
export const signedQuote = (asked: QuoteRequest, more = 0): SignedQuote => ({
  quote: quote({
    ...{ currency: 'THB', promotion: null, coupons: [], shippingFee: 0, withholdingPercent: asked.withholdingPercent },
    vatEnabled: true,
    lines: asked.lines.map((line) => ({ ...line, unitPrice: priceOfThing + more })),
  }),
  ...{ signature: 'signed', expiresAt: Date.now() + 3_600_000, refusals: [] },
});

/** Opens the checkout of a guest with these items in the cart, priced like on the device. */
export async function openCheckout(...things: readonly CartThing[]): Promise<{ shop: ShopAnswers; user: UserEvent }> {
  const shop = await shopWithCart(things);
  const user = await openApp('/checkout');
  await screen.findByRole('heading', { level: 1, name: words.checkout.title });
  return { shop, user };
}

/** A shop whose buyer, by default a guest, has these items in the cart. */
export async function shopWithCart(things: readonly CartThing[], role: Role | null = null): Promise<ShopAnswers> {
  const shop = plainShop({ role });
  shop.answers(listCustomLabels, []);
  shop.answers(getPricingPlans, things.map(planOfThing));
  shop.answers(quoteCart, ({ body }) => signedQuote(body));
  await fillCart(...things);
  return shop;
}

export async function fillGuest(user: UserEvent): Promise<void> {
  const { fields } = words.registration;
  await user.type(field(fields.firstName), 'มะลิ');
  await user.type(field(fields.lastName), 'ใจดี');
  await user.type(field(fields.email), 'mali@example.com');
}
