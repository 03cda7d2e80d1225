import { shippingOptions } from '../../src/contract/order/shipping.ts';
import { shopWindow as shopWindowEn } from '../../src/i18n/en/catalogue/shopWindow.ts';
import { formatMoney } from '../../src/i18n/format.ts';
import { shopWindow as shopWindowTh } from '../../src/i18n/th/catalogue/shopWindow.ts';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { links } from '../../src/ui/press/links.ts';
import { useCode } from '../support/browser/couponSteps.ts';
import { chooseShipping, feeOf, fillParcelAddress, shippingName } from '../support/browser/parcelSteps.ts';
import {
  enter,
  fillGuest,
  inSight,
  languageOf,
  openCartWith,
  orderButton,
  placeOrder,
  putIntoCart,
} from '../support/browser/shopperSteps.ts';
import { parcelAddress } from '../support/shop/buying.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { administrator, guestNamed } from '../support/shop/person.ts';
import { expect, test } from '../support/shop/shop.ts';

/** A course with a coupon but no promotion, and a book. */
const [courseId, bookId, bookPrice] = ['1009', '5001', 24_000];

test('a guest buys a course and a book with a coupon: method, address and fee are shown everywhere', async ({
  page,
  words,
  locale,
}) => {
  const language = languageOf(locale);
  const section = () => page.getByRole('region', { name: words.shipping.heading });

  await test.step('a course alone asks nothing; with a book the cart says that shipping comes', async () => {
    await openCartWith(page, words, courseId);
    await page.goto(links.checkout());
    await expect(orderButton(page, words)).toBeVisible();
    await expect(section()).toBeHidden();
    await putIntoCart(page, words, bookId);
    await page.getByRole('link', { name: words.product.seeCart(1) }).click();
    await expect(page.getByText(words.cart.shippingLater)).toBeVisible();
  });

  await test.step('the total changes with the way', async () => {
    await page.getByRole('link', { name: words.cart.guest }).click();
    await expect(section()).toBeVisible();
    await useCode(page, words, 'SAWASDEE');
    await chooseShipping(page, 'ems', language);
    const fee = inSight(page.getByRole('definition').filter({ hasText: formatMoney(feeOf('ems')) }));
    await expect(fee).toBeVisible();
    await chooseShipping(page, 'pickup', language);
    await expect(fee).toBeHidden();
    await expect(page.getByRole('group', { name: words.shipping.chooseAddress })).toBeHidden();
    await chooseShipping(page, 'ems', language);
    await expect(fee).toBeVisible();
  });

  await test.step('missing values show under their fields', async () => {
    await fillGuest(page, words, guestNamed('กานดา', 'รักอ่าน'));
    await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
    await orderButton(page, words).click();
    await expect(page.getByText(words.addresses.problems['postal.postcode.required'])).toBeVisible();
    await fillParcelAddress(page, words, { ...parcelAddress, line: '📦'.repeat(2_000) });
    await expect(page.getByText(words.addresses.problems['postal.line.max'])).toBeVisible();
    await fillParcelAddress(page, words, parcelAddress);
    await expect(page.getByText(words.addresses.problems['postal.province.required'])).toBeHidden();
  });

  await test.step('typed text survives the page, and the order stores it', async () => {
    await page.reload();
    await expect(section()).toContainText(shippingName('ems', language));
    await expect(page.getByRole('radio', { name: shippingName('ems', language) })).toBeChecked();
    const token = await placeOrder(page, words);
    await expect(section()).toContainText(parcelAddress.recipient);
    await expect(section()).toContainText(parcelAddress.line);
    const { shipping, shippingFee, price, discount, total } = await readOrder(page, token);
    expect(shipping).toMatchObject({ optionId: 'ems', address: parcelAddress });
    expect([shippingFee, total]).toEqual([feeOf('ems'), price - discount + feeOf('ems')]);
    expect([price > bookPrice, discount > 0]).toEqual([true, true]);
  });
});

test('an administrator adds a shipping option and removes it; problems show under their fields', async ({
  page,
  words,
  locale,
}) => {
  const { rows } = languageOf(locale) === 'th' ? shopWindowTh : shopWindowEn;
  const { shippingOptions: texts, persistedForm } = words;
  const mark = `รถตู้ ${crypto.randomUUID().slice(0, 6)}`;
  await enter(page, administrator);
  await page.goto(deskLinks.settings());
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
