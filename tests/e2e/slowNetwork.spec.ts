import { cartPaymentMethods } from '../../src/contract/cart.ts';
import { quoteCart } from '../../src/contract/order.ts';
import { guestNamed } from '../support/person.ts';
import { expect, test } from '../support/shop.ts';
import { fillGuest, inSight, placeOrder, registerFor } from '../support/shopperSteps.ts';

/** A first visit: no worker holds the other pages yet. */
test.use({ serviceWorkers: 'block' });

test('a page that does not come is no spinner without an end: it says so and can be tried again', async ({
  page,
  words,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const stuck = /\.js$/;
  await page.route(stuck, () => {});
  await inSight(page.getByRole('link', { name: words.shell.cartWith(0) })).click();
  await expect(page.getByRole('main').getByText(words.ui.loading)).toBeAttached();
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('heading', { level: 1, name: words.states.offline.title })).toBeVisible();
  await page.unroute(stuck);
  await page.getByRole('button', { name: words.states.offline.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.cart.empty.title })).toBeVisible();
});

test('a checkout whose shop stumbles says what is missing, asks again and goes on', async ({ page, words }) => {
  const { methods, summary } = words.checkout;
  const error = { code: 'TEMPORARILY_UNAVAILABLE', message: '' };
  const stumble = { status: 503, json: { success: false, error } };
  await registerFor(page, words, '1012');
  for (const { path } of [cartPaymentMethods, quoteCart]) await page.route(path, (route) => route.fulfill(stumble));
  await page.goto('/checkout');
  await fillGuest(page, words, guestNamed('ช้า', 'ไม่เป็นไร'));
  await expect(page.getByText(methods.failed)).toBeVisible();
  await page.unroute(cartPaymentMethods.path);
  await page.getByRole('button', { name: words.ui.retry }).click();
  await expect(page.getByRole('radio', { name: methods.details.bankTransfer })).toBeChecked();
  await expect(page.getByText(summary.estimate)).toBeVisible();
  await page.unroute(quoteCart.path);
  await placeOrder(page, words);
});
