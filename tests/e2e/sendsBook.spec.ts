import { placeOrder as placeOrderCall } from '../../src/contract/order/order.ts';
import { quoteCart } from '../../src/contract/order/quote.ts';
import { shippingOptions } from '../../src/contract/order/shipping.ts';
import { shopWindow as shopWindowEn } from '../../src/i18n/en/catalogue/shopWindow.ts';
import { formatMoney } from '../../src/i18n/format.ts';
import { shopWindow as shopWindowTh } from '../../src/i18n/th/catalogue/shopWindow.ts';
import { links } from '../../src/ui/press/links.ts';
import { useCode } from '../support/browser/couponSteps.ts';
import { expect, test } from '../support/browser/device.ts';
import { goOffline, goOnline } from '../support/browser/offline.ts';
import { chooseShipping, feeOf, fillParcelAddress, shippingName } from '../support/browser/parcelSteps.ts';
import {
  enter,
  fillGuest,
  inSight,
  languageOf,
  orderButton,
  placeOrder,
  putIntoCart,
  registerFor,
} from '../support/browser/shopperSteps.ts';
import { parcelAddress } from '../support/shop/buying.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { administrator, guestNamed } from '../support/shop/person.ts';
import { offerShipping } from '../support/shop/shopQuestions.ts';

/** A course that a coupon is for and no promotion, and a book. */
const [courseId, bookId, bookPrice] = ['1009', '5001', 24_000];

/** The shop is the other journeys', too. */
test.afterEach(({ desk }) => offerShipping(desk.request, true));

test('a guest buys a course and a book with a coupon: way, address and fee stand on everything', async ({
  device,
  words,
  locale,
  accessible,
}) => {
  const language = languageOf(locale);
  let page = await device.open();
  const section = () => page.getByRole('region', { name: words.shipping.heading });

  await test.step('a course alone asks nothing; with a book the cart says that shipping comes', async () => {
    await registerFor(page, words, courseId);
    await page.goto(links.checkout());
    await expect(orderButton(page, words)).toBeVisible();
    await expect(section()).toBeHidden();
    await putIntoCart(page, words, bookId);
    await page.getByRole('link', { name: words.product.seeCart(1) }).click();
    await expect(page.getByText(words.cart.shippingLater)).toBeVisible();
  });

  await test.step('the total changes with the way, also without a network', async () => {
    await page.getByRole('link', { name: words.cart.guest }).click();
    await expect(section()).toBeVisible();
    await useCode(page, words, 'SAWASDEE');
    await chooseShipping(page, 'ems', language);
    const fee = inSight(page.getByRole('definition').filter({ hasText: formatMoney(feeOf('ems')) }));
    await expect(fee).toBeVisible();
    await goOffline(page, words);
    await chooseShipping(page, 'pickup', language);
    await expect(fee).toBeHidden();
    await expect(page.getByRole('group', { name: words.shipping.chooseAddress })).toBeHidden();
    await chooseShipping(page, 'ems', language);
    await expect(fee).toBeVisible();
    await goOnline(page, words);
  });

  await test.step('what is missing is told under its field', async () => {
    await fillGuest(page, words, guestNamed('กานดา', 'รักอ่าน'));
    await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
    await orderButton(page, words).click();
    await expect(page.getByText(words.addresses.problems['postal.postcode.required'])).toBeVisible();
    await fillParcelAddress(page, words, { ...parcelAddress, line: '📦'.repeat(2_000) });
    await expect(page.getByText(words.addresses.problems['postal.line.max'])).toBeVisible();
    await fillParcelAddress(page, words, parcelAddress);
    await expect(page.getByText(words.addresses.problems['postal.province.required'])).toBeHidden();
    await accessible(page, 'the checkout with an address');
  });

  await test.step('what was typed outlasts the browser, and the order keeps it', async () => {
    await device.close();
    page = await device.open();
    await page.goto(links.checkout());
    await expect(section()).toContainText(shippingName('ems', language));
    await expect(page.getByRole('radio', { name: shippingName('ems', language) })).toBeChecked();
    const token = await placeOrder(page, words);
    await expect(section()).toContainText(parcelAddress.recipient);
    await expect(section()).toContainText(parcelAddress.line);
    await accessible(page, 'the order with an address');
    const { shipping, shippingFee, price, discount, total } = await readOrder(page, token);
    expect(shipping).toMatchObject({ optionId: 'ems', address: parcelAddress });
    expect([shippingFee, total]).toEqual([feeOf('ems'), price - discount + feeOf('ems')]);
    expect([price > bookPrice, discount > 0]).toEqual([true, true]);
  });
});

test('an administrator adds a way to send and takes it away again; what is wrong is told under its field', async ({
  page,
  words,
  locale,
  accessible,
}) => {
  const { rows } = languageOf(locale) === 'th' ? shopWindowTh : shopWindowEn;
  const { shippingOptions: texts, persistedForm } = words;
  const mark = `รถตู้ ${crypto.randomUUID().slice(0, 6)}`;
  await enter(page, administrator);
  await page.goto(links.adminSettings());
  const part = page.getByRole('region', { name: texts.title });
  const save = part.getByRole('button', { name: persistedForm.save, exact: true });
  const offered = async () => JSON.stringify(await (await page.request.get(shippingOptions.path)).json());
  const open = () => part.getByRole('button', { name: persistedForm.editOf(texts.title) }).click();

  await open();
  await part.getByRole('button', { name: texts.add }).click();
  const row = part.getByRole('group', { name: texts.option(4), exact: true });
  await save.click();
  await expect(row.getByText(texts.problems['shipping.fee.required'])).toBeVisible();
  await row.getByRole('textbox').first().fill(mark);
  const fee = row.getByRole('textbox', { name: texts.fee(texts.currencies.THB) });
  await fee.fill('1.005');
  await expect(row.getByText(texts.problems['shipping.fee.invalid'])).toBeVisible();
  await fee.fill('120');
  await accessible(page, 'the ways to send');
  await save.click();
  await expect(part.getByText(mark)).toBeVisible();
  expect(await offered()).toContain(mark);

  await open();
  await part.getByRole('button', { name: rows.remove(texts.option(4)) }).click();
  await save.click();
  await expect(part.getByText(mark)).toBeHidden();
  await expect(save).toBeHidden();
  expect(await offered()).not.toContain(mark);
});

test('where the shop sends nothing, the button says why it cannot be pressed, and can be once it sends again', async ({
  page,
  desk,
  words,
  locale,
  accessible,
}) => {
  await offerShipping(desk.request, false);
  await putIntoCart(page, words, bookId);
  await page.goto(links.checkout());
  await expect(page.getByText(words.shipping.noneForAnything)).toBeVisible();
  await registerFor(page, words, courseId);
  const isCounted = page.waitForResponse((answer) => new URL(answer.url()).pathname === quoteCart.path);
  await page.goto(links.checkout());
  await expect(page.getByText(words.shipping.none)).toBeVisible();
  await isCounted;
  await expect(page.getByText(words.checkout.summary.checking)).toBeHidden();
  await expect(page.getByRole('region', { name: words.checkout.refusals.heading }), 'it is told once').toBeHidden();
  await expect(orderButton(page, words)).toHaveAttribute('aria-disabled', 'true');
  await expect(orderButton(page, words)).toHaveAccessibleDescription(words.checkout.unpressable.noShipping);
  await accessible(page, 'a checkout of what cannot be sent');

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
  accessible,
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
  await accessible(page, 'a checkout whose way to send was withdrawn');

  await way('standard').check();
  await expect(withdrawn).toBeHidden();
  const { shipping } = await readOrder(page, await placeOrder(page, words));
  expect(shipping).toMatchObject({ optionId: 'standard', address: parcelAddress });
});

test('one that the shop withdraws at the press is told once, by its name and where it stands', async ({
  page,
  desk,
  words,
  locale,
}) => {
  const language = languageOf(locale);
  const withdrawn = page.getByText(words.shipping.withdrawn(shippingName('ems', language)));
  const way = (id: string) => page.getByRole('radio', { name: shippingName(id, language) });
  // On this phone the connection by which the shop tells of itself does not come about.
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
