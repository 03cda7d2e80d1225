import { placeOrderCall } from '../../../src/contract/order/order.ts';
import { quoteCart } from '../../../src/contract/order/quote.ts';
import { shippingOptions } from '../../../src/contract/order/shipping.ts';
import { links } from '../../../src/ui/press/links.ts';
import { chooseShipping, fillParcelAddress, shippingName } from '../../support/browser/parcelSteps.ts';
import {
  fillGuest,
  inSight,
  languageOf,
  openCartWith,
  orderButton,
  placeOrder,
  putIntoCart,
} from '../../support/browser/shopperSteps.ts';
import { parcelAddress } from '../../support/shop/buying.ts';
import { readOrder } from '../../support/shop/orderRecord.ts';
import { guestNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';
import { offerShipping } from '../../support/shop/shopQuestions.ts';

/** A course, which is not shipped, and a book. */
const [courseId, bookId] = ['1009', '5001'];

/** Other journeys use the same shop. */
test.afterEach(({ desk }) => offerShipping(desk.request, true));

test('where the shop sends nothing, the button says why it cannot be pressed, and can be once it sends again', async ({
  page,
  desk,
  words,
  locale,
}) => {
  await offerShipping(desk.request, false);
  await putIntoCart(page, words, bookId);
  await page.goto(links.checkout());
  await expect(page.getByText(words.shipping.noneForAnything)).toBeVisible();
  await openCartWith(page, words, courseId);
  const isCounted = page.waitForResponse((answer) => new URL(answer.url()).pathname === quoteCart.path);
  await page.goto(links.checkout());
  await expect(page.getByText(words.shipping.none)).toBeVisible();
  await isCounted;
  await expect(page.getByText(words.checkout.summary.checking)).toBeHidden();
  await expect(page.getByRole('region', { name: words.checkout.refusals.heading }), 'it is told once').toBeHidden();
  await expect(orderButton(page, words)).toHaveAttribute('aria-disabled', 'true');
  await expect(orderButton(page, words)).toHaveAccessibleDescription(words.checkout.unpressable.noShipping);

  await offerShipping(desk.request, true);
  await page.reload();
  await expect(page.getByRole('radio', { name: shippingName('ems', languageOf(locale)) })).toBeVisible();
  await expect(orderButton(page, words)).not.toHaveAttribute('aria-disabled');
});

test('a chosen way to send that the shop withdraws while the checkout is open is named, and the buyer chooses another', async ({
  page,
  desk,
  words,
  locale,
}) => {
  const language = languageOf(locale);
  const withdrawn = page.getByText(words.shipping.withdrawn(shippingName('ems', language)));
  const way = (id: string) => page.getByRole('radio', { name: shippingName(id, language) });
  await putIntoCart(page, words, bookId);
  await page.goto(links.checkout());
  const isConnected = page.waitForEvent('websocket');
  await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
  await isConnected;
  await chooseShipping(page, 'ems', language);
  await fillGuest(page, words, guestNamed('กานดา', 'รอพัสดุ'));
  await fillParcelAddress(page, words, parcelAddress);

  await offerShipping(desk.request, false, 'ems');
  await expect(withdrawn).toBeVisible();
  await expect(way('ems')).toBeHidden();
  await expect(way('standard')).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: words.addresses.fields.line })).toHaveValue(parcelAddress.line);
  await expect(page.getByText(words.checkout.summary.feeUnknown)).toBeVisible();
  await expect(inSight(page.getByText(words.checkout.summary.withoutFee))).toBeVisible();
  await orderButton(page, words).click();
  await expect(way('standard')).toBeFocused();
  await expect(page).toHaveURL(/\/checkout$/);

  await way('standard').check();
  await expect(withdrawn).toBeHidden();
  const { shipping } = await readOrder(page, await placeOrder(page, words));
  expect(shipping).toMatchObject({ optionId: 'standard', address: parcelAddress });
});

test('an option withdrawn at the press is reported once, by name and at its place', async ({
  page,
  desk,
  words,
  locale,
}) => {
  const language = languageOf(locale);
  const withdrawn = page.getByText(words.shipping.withdrawn(shippingName('ems', language)));
  const way = (id: string) => page.getByRole('radio', { name: shippingName(id, language) });
  // Blocks the realtime connection of this phone.
  await page.route(/socket\.io/, (route) => route.abort());
  await page.goto(links.product(bookId));
  await page.getByRole('button', { name: words.product.addToCart }).click();
  await expect(page.getByRole('link', { name: words.product.seeCart(1) })).toBeVisible();
  await page.goto(links.checkout());
  await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
  await chooseShipping(page, 'ems', language);
  await fillGuest(page, words, guestNamed('กานดา', 'รอพัสดุ'));
  await fillParcelAddress(page, words, parcelAddress);
  await expect(page.getByText(words.checkout.summary.checking)).toBeHidden();

  await offerShipping(desk.request, false, 'ems');
  await orderButton(page, words).click();
  await expect(withdrawn).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
  await expect(way('standard')).toBeFocused();
});

test('where the shop sends nothing by the press, its refusal is past once a way to send is back', async ({
  page,
  words,
  locale,
}) => {
  const way = page.getByRole('radio', { name: shippingName('standard', languageOf(locale)) });
  const none = page.getByText(words.shipping.noneForAnything);
  await putIntoCart(page, words, bookId);
  await page.goto(links.checkout());
  await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
  await fillGuest(page, words, guestNamed('อรุณ', 'ไร้พัสดุ'));
  await fillParcelAddress(page, words, parcelAddress);
  await expect(page.getByText(words.checkout.summary.checking)).toBeHidden();
  const json = { success: false, error: { code: 'NO_SHIPPING_OPTION', message: 'Refused once', details: {} } };
  await page.context().route(`**${placeOrderCall.path}`, async (route) => {
    const headers = { 'idempotency-key': route.request().headers()['idempotency-key'] ?? '' };
    await route.fulfill({ status: 409, headers, json });
  });
  await page
    .context()
    .route(`**${shippingOptions.path}`, (route) => route.fulfill({ json: { success: true, data: [] } }));
  await orderButton(page, words).click();
  await expect(none).toBeVisible();

  for (const { path } of [placeOrderCall, shippingOptions]) await page.context().unroute(`**${path}`);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(way).toBeVisible();
  await expect(none).toBeHidden();
  await expect(page.getByText(json.error.message)).toBeHidden();
  await placeOrder(page, words);
});
