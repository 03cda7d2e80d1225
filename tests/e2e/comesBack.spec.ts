import { formatMoney, formatPrice } from '../../src/i18n/format.ts';
import { links } from '../../src/ui/links.ts';
import { changeShop } from '../support/changeShop.ts';
import { couponSheet, takeCoupon, useCode } from '../support/couponSteps.ts';
import { expect, test } from '../support/device.ts';
import { readOrder } from '../support/orderRecord.ts';
import { chooseShipping } from '../support/parcelSteps.ts';
import { guestNamed } from '../support/person.ts';
import { fillGuest, languageOf, placeOrder, registerFor, titleOf } from '../support/shopperSteps.ts';

const weekMs = 7 * 86_400_000;
/** A course that will cost more, one that will be gone, and a product. */
const [dearer, gone, kit] = ['1011', '1014', '5001'];
const rise = 10_000;

/** The shop is the other journeys', too. */
test.afterEach(({ server }) =>
  changeShop(
    server,
    `update pricing_plans set price_thb = price_thb - ${rise} where item_id = '${dearer}';
     update items set deleted_at = null, updated_at = now() where id in ('${dearer}', '${gone}');
     update coupons set ends_at = now() + interval '60 days' where code = 'SAWASDEE'`,
  ),
);

test('a guest who comes back after a week finds the cart, is told of every change, and orders', async ({
  device,
  server,
  words,
  locale,
  accessible,
}) => {
  const language = languageOf(locale);
  const guest = guestNamed('นภา', 'คิดถึง');
  let page = await device.open();
  const lines = () => page.getByRole('list', { name: words.cart.lines }).getByRole('listitem');
  const lineOf = (id: string) => lines().filter({ hasText: titleOf(id, language) });
  const coupons = () => page.getByRole('list', { name: words.coupon.inCart });
  const priceOf = async (id: string) => satangIn(await lineOf(id).locator('.price').first().innerText());
  let before = 0;

  await test.step('fills the cart with two courses, a product and a coupon', async () => {
    await registerFor(page, words, dearer);
    await registerFor(page, words, gone);
    await page.goto(links.product(kit));
    await page.getByRole('button', { name: words.product.addToCart }).click();
    await page.getByRole('link', { name: words.product.seeCart(1) }).click();
    await expect(lines()).toHaveCount(3);
    await useCode(page, words, 'sawasdee');
    await takeCoupon(page, words);
    await expect(couponSheet(page, words)).toBeHidden();
    await expect(coupons()).toContainText('SAWASDEE');
    before = await priceOf(dearer);
    const off = Math.round(before / 10) + Math.round((await priceOf(gone)) / 10);
    await expect(coupons()).toContainText(words.coupon.saves(formatMoney(off)));
  });

  await test.step('types who buys, and leaves', async () => {
    await page.getByRole('link', { name: words.cart.guest }).click();
    await fillGuest(page, words, guest);
    await expect(page.getByText(words.checkout.summary.coupon('SAWASDEE'), { exact: true })).toBeVisible();
    await device.close();
  });

  await changeShop(
    server,
    `update pricing_plans set price_thb = price_thb + ${rise} where item_id = '${dearer}';
     update items set updated_at = now() where id = '${dearer}';
     update items set deleted_at = now(), updated_at = now() where id = '${gone}';
     update coupons set ends_at = now() where code = 'SAWASDEE'`,
  );

  await test.step('comes back after a week and is told what changed', async () => {
    page = await device.open();
    await page.clock.setSystemTime(Date.now() + weekMs);
    await page.goto(links.cart());
    await expect(lines()).toHaveCount(3);
    const change = words.cart.priceChanged(formatPrice(before), formatPrice(before + rise));
    await expect(lineOf(dearer)).toContainText(change);
    await expect(lineOf(gone)).toContainText(words.cart.withdrawn);
    await expect(coupons()).toContainText('SAWASDEE');
    await expect(coupons()).toContainText(words.coupon.ended);
    await expect(page.getByText(new RegExp(words.cart.kept('.+')))).toBeVisible();
    await expect(page.getByRole('definition').last()).toHaveText(formatMoney(before + rise + (await priceOf(kit))));
    await accessible(page, 'the cart after a week');
  });

  await test.step('finds what was typed, takes out what is gone, and orders', async () => {
    await page.getByRole('link', { name: words.cart.guest }).click();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await expect(field(words.registration.fields.email)).toHaveValue(guest.email);
    await expect(field(words.registration.fields.firstName)).toHaveValue(guest.firstName);
    await expect(coupons()).toContainText(words.coupon.ended);
    await page.getByRole('button', { name: words.checkout.refusals.takeOut(titleOf(gone, language)) }).click();
    await expect(page.getByRole('region', { name: words.checkout.refusals.heading })).toBeHidden();
    await chooseShipping(page, 'pickup', language);
    const token = await placeOrder(page, words);
    const order = await readOrder(page, token);
    expect(order.lines.map(({ itemId }) => itemId)).toEqual([dearer, kit]);
    expect([order.discount, order.total]).toEqual([0, before + rise + 24_000]);
  });
});

const satangIn = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
