import { formatMoney, formatPrice } from '../../../src/i18n/format.ts';
import { links } from '../../../src/ui/press/links.ts';
import { couponSheet, takeCoupon, useCode } from '../../support/browser/couponSteps.ts';
import { expect, test } from '../../support/browser/device.ts';
import { chooseShipping } from '../../support/browser/parcelSteps.ts';
import { runPreviousBuild } from '../../support/browser/previousBuild.ts';
import { scriptsOf } from '../../support/browser/scriptsOf.ts';
import { fillGuest, languageOf, openCartWith, placeOrder, titleOf } from '../../support/browser/shopperSteps.ts';
import { changeShop } from '../../support/shop/changeShop.ts';
import { readOrder } from '../../support/shop/orderRecord.ts';
import { guestNamed } from '../../support/shop/person.ts';

const weekMs = 7 * 86_400_000;

/** A course whose price rises, one that disappears, and a product. */
const [dearer, gone, kit] = ['1011', '1014', '5001'];

const rise = 10_000;

/** Other journeys use the same shop. */
test.afterEach(({ server }) =>
  changeShop(
    server,
    `update pricing_plans set price_thb = price_thb - ${rise} where item_id = '${dearer}';
     update items set deleted_at = null, updated_at = now() where id in ('${dearer}', '${gone}');
     update coupons set ends_at = now() + interval '60 days' where code = 'SAWASDEE'`,
  ),
);

test('a guest returns after a week to a new version, finds the cart, sees every change, and orders', async ({
  device,
  server,
  words,
  locale,
}) => {
  const language = languageOf(locale);
  const guest = guestNamed('นภา', 'คิดถึง');
  const renewal = await runPreviousBuild(server);
  let page = await device.open();
  const lines = () => page.getByRole('list', { name: words.cart.lines }).getByRole('listitem');
  const setAside = () => page.getByRole('list', { name: words.setAside.heading }).getByRole('listitem');
  const lineOf = (id: string) =>
    lines()
      .or(setAside())
      .filter({ hasText: titleOf(id, language) });
  const coupons = () => page.getByRole('list', { name: words.coupon.inCart });
  const priceOf = async (id: string) => satangIn(await lineOf(id).locator('.price').first().innerText());
  let before = 0;

  await test.step('fills the cart with two courses, a product and a coupon', async () => {
    await openCartWith(page, words, dearer);
    await openCartWith(page, words, gone);
    await page.goto(links.product(kit));
    await page.getByRole('button', { name: words.product.addToCart }).click();
    await page.getByRole('link', { name: words.product.seeCart(1) }).click();
    await expect(lines()).toHaveCount(3);
    await useCode(page, words, 'sawasdee');
    await takeCoupon(page, words);
    await expect(couponSheet(page, words)).toBeHidden();
    await expect(coupons()).toContainText('SAWASDEE');
    before = await priceOf(dearer);
    expect(await scriptsOf(page), 'the former version').not.toEqual(await renewal.newScripts());
    const off = Math.round(before / 10) + Math.round((await priceOf(gone)) / 10);
    await expect(coupons()).toContainText(words.coupon.saves(formatMoney(off)));
  });

  await test.step('types who buys, and leaves', async () => {
    await page.getByRole('link', { name: words.cart.guest }).click();
    await fillGuest(page, words, guest);
    await expect(page.getByText(words.checkout.summary.coupon('SAWASDEE'), { exact: true })).toBeVisible();
    await device.close();
  });

  await renewal.renew();
  await changeShop(
    server,
    `update pricing_plans set price_thb = price_thb + ${rise} where item_id = '${dearer}';
     update items set updated_at = now() where id = '${dearer}';
     update items set deleted_at = now(), updated_at = now() where id = '${gone}';
     update coupons set ends_at = now() where code = 'SAWASDEE'`,
  );

  await test.step('returns after a week and sees the changes', async () => {
    page = await device.open();
    await page.clock.setSystemTime(Date.now() + weekMs);
    await page.goto(links.cart());
    expect(await scriptsOf(page)).toEqual(await renewal.newScripts());
    await expect(lines()).toHaveCount(2);
    await expect(setAside()).toHaveCount(1);
    const change = words.cart.priceChanged(formatPrice(before), formatPrice(before + rise));
    await expect(lineOf(dearer)).toContainText(change);
    await expect(lineOf(gone)).toContainText(words.cart.withdrawn);
    await expect(coupons()).toContainText('SAWASDEE');
    await expect(coupons()).toContainText(words.coupon.ended);
    await expect(page.getByText(new RegExp(words.cart.leftSince('.+')))).toBeVisible();
    await expect(page.getByRole('definition').last()).toHaveText(formatMoney(before + rise + (await priceOf(kit))));
  });

  await test.step('finds the typed text, and orders without removed items, which stay in the cart', async () => {
    await page.getByRole('link', { name: words.cart.guest }).click();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await expect(field(words.registration.fields.email)).toHaveValue(guest.email);
    await expect(field(words.registration.fields.firstName)).toHaveValue(guest.firstName);
    await expect(coupons()).toContainText(words.coupon.ended);
    await expect(page.getByText(words.setAside.notOrdered(titleOf(gone, language)))).toBeVisible();
    await chooseShipping(page, 'pickup', language);
    const token = await placeOrder(page, words);
    const order = await readOrder(page, token);
    expect(order.lines.map(({ itemId }) => itemId)).toEqual([dearer, kit]);
    expect([order.discount, order.total]).toEqual([0, before + rise + 24_000]);
    await page.goto(links.cart());
    await expect(setAside()).toHaveCount(1);
    await expect(page.getByText(words.setAside.nothingToOrder)).toBeVisible();
    await page.goto(links.checkout());
    await expect(page.getByText(words.setAside.onlySetAside.title)).toBeVisible();
  });

  await changeShop(server, `update items set deleted_at = null, updated_at = now() where id = '${gone}'`);

  await test.step('once it is sold again it is back in the total by itself, and can be removed', async () => {
    await page.goto(links.cart());
    await expect(lines()).toHaveCount(1);
    await expect(setAside()).toHaveCount(0);
    await expect(
      page.getByRole('link', { name: words.cart.guest }).or(page.getByRole('link', { name: words.cart.checkout })),
    ).toBeVisible();
    await lineOf(gone).getByRole('button').last().click();
    await expect(page.getByRole('heading', { name: words.cart.empty.title })).toBeVisible();
  });
});

const satangIn = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
