import type { Route } from 'playwright/test';
import { placeOrderCall } from '../../src/contract/order/order.ts';
import { fillGuest, openCartWith, orderButton } from '../support/browser/shopperSteps.ts';
import { guestNamed } from '../support/shop/person.ts';
import { expect, test } from '../support/shop/shop.ts';

test('the same press reports an order that arrived with a lost answer', async ({ page, words }) => {
  const address = `**${placeOrderCall.path}`;
  // The delayed settlement of the last start's order arrives during this press, and must not change it.
  const pressed = Promise.withResolvers<void>();
  await page.context().route(/settleOpenAttempt/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  const loseAnswer = async (route: Route) => {
    pressed.resolve();
    await route.fetch();
    await route.abort();
  };
  await openCartWith(page, words, '1017');
  await page.getByRole('link', { name: words.cart.guest }).click();
  await fillGuest(page, words, guestNamed('ดาว', 'คำตอบหาย'));
  await page.context().route(address, loseAnswer, { times: 1 });
  await orderButton(page, words).click();
  await expect(page).toHaveURL(/\/order\/[\w-]{22,}/);
});
