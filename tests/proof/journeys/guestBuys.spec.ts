import { cartPaymentMethods } from '../../../src/contract/cart/cart.ts';
import { placeOrderCall } from '../../../src/contract/order/order.ts';
import { links } from '../../../src/ui/press/links.ts';
import { expect, test } from '../../support/browser/device.ts';
import { expectBeside } from '../../support/browser/noticeSteps.ts';
import { fillGuest, openCartWith, orderButton, placeOrder } from '../../support/browser/shopperSteps.ts';
import { guestNamed } from '../../support/shop/person.ts';

const courseId = '1001';

test('problems of an order’s form show beside its total, not over it', async ({ page, words }) => {
  await openCartWith(page, words, courseId);
  await page.goto(links.checkout());
  await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
  await orderButton(page, words).click();
  await expectBeside(page, page.locator('aside', { hasText: words.checkout.summary.heading }));
});

test('where the shop has no way to pay by the press, the buyer is led to what says so, and goes on once one is back', async ({
  page,
  words,
}) => {
  const { none, details } = words.checkout.methods;
  const way = page.getByRole('radio', { name: details.bankTransfer });
  const told = page.getByText(none);
  await openCartWith(page, words, '1018');
  await page.goto(links.checkout());
  await fillGuest(page, words, guestNamed('อรุณ', 'ไร้ช่องทาง'));
  await way.check();
  const refusal = { code: 'NO_PAYMENT_METHOD', message: 'Refused once', details: {} };
  const json = { success: false, error: refusal };
  await page.route(placeOrderCall.path, async (route) => {
    const headers = { 'idempotency-key': route.request().headers()['idempotency-key'] ?? '' };
    await route.fulfill({ status: 409, headers, json });
  });
  await page.route(cartPaymentMethods.path, (route) => route.fulfill({ json: { success: true, data: [] } }));
  await orderButton(page, words).click();
  await expect(told).toBeVisible();
  await expect(page.locator(':focus')).toContainText(none);
  await expect(told).toBeInViewport({ ratio: 1 });

  for (const { path } of [placeOrderCall, cartPaymentMethods]) await page.unroute(path);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(way).toBeChecked();
  await expect(page.getByText(refusal.message)).toBeHidden();
  await placeOrder(page, words);
});
