import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../src/app/queryClient.ts';
import { getPricingPlans } from '../../src/contract/cart/cart.ts';
import { productDetail } from '../../src/contract/catalogue/product.ts';
import type { Cart } from '../../src/domain/cart/cart.ts';
import { cartKeys } from '../../src/features/cart/cartKeys.ts';
import { links } from '../../src/ui/press/links.ts';
import { fillCart, listingOfThing, planOfThing } from '../support/dom/fillCart.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';
import { noSharing } from '../unit/listingFixture.ts';

const { product: texts } = wordsOf(true);
const paints = { id: '3', title: 'กล่องสี', kind: 'product', seatsLeft: 9 } as const;

/** The page of a product with one piece in the cart. */
async function openProduct() {
  const shop = plainShop();
  shop.answers(productDetail, {
    ...{ ...listingOfThing(paints), kindName: null, description: { th: '', en: null }, facts: [], pictures: [] },
    ...{ video: null, plans: [planOfThing(paints)], isLocked: false, publishEndsAt: null, sharing: noSharing },
  });
  shop.answers(getPricingPlans, [planOfThing(paints)]);
  await fillCart(paints);
  const user = await openApp(links.product(paints.id));
  await screen.findByRole('link', { name: texts.seeCart(1) });
  return user;
}
const wayOn = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const piecesInCart = () => queryClient.getQueryData<Cart>(cartKeys.cart)?.lines.map(({ quantity }) => quantity);

test('a piece in the cart is ordered as it is', async () => {
  const user = await openProduct();
  await user.click(wayOn(texts.order));
  await waitFor(() => expect(location.pathname).toBe(links.checkout()));
  expect(piecesInCart()).toEqual([1]);
});

test('pieces that are chosen beside one in the cart are bought with it', async () => {
  const user = await openProduct();
  const quantity = within(screen.getByRole('group', { name: texts.quantity }));
  await user.click(quantity.getByRole('button', { name: texts.more }));
  await user.click(wayOn(texts.buyNow));
  await waitFor(() => expect(location.pathname).toBe(links.checkout()));
  expect(piecesInCart()).toEqual([3]);
});
