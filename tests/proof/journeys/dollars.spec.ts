import { courseStates as courseStatesEn } from '../../../src/i18n/en/catalogue/courseStates.ts';
import { formatMoney, formatPrice } from '../../../src/i18n/format.ts';
import { courseStates as courseStatesTh } from '../../../src/i18n/th/catalogue/courseStates.ts';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links } from '../../../src/ui/press/links.ts';
import {
  fillGuest,
  inSight,
  languageOf,
  openCartWith,
  orderButton,
  titleOf,
  tokenOf,
} from '../../support/browser/shopperSteps.ts';
import { wordsOf } from '../../support/run/words.ts';
import { changeShop } from '../../support/shop/changeShop.ts';
import { readOrder } from '../../support/shop/orderRecord.ts';
import { guestNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';
import { changeSettings } from '../../support/shop/shopQuestions.ts';

/** A course of 27 dollars, and one without a price in dollars. */
const [sold, bahtOnly] = ['1011', '1012'];
const inDollars = 2_700;
/** A free course that opens at once. */
const free = '1026';

const wallet = (isOn: boolean) => `update payment_methods set is_on = ${isOn} where method = 'wallet'`;

/** The wallet is the only method that charges dollars. Other journeys use the same shop. */
test.beforeEach(({ server }) => changeShop(server, wallet(false)));
test.afterEach(async ({ server, desk }) => {
  await changeSettings(desk.request, { currency_code: 'THB' });
  await changeShop(server, wallet(true));
});

test('a shop changes to dollars while a cart is open: items with a dollar price are bought, the rest is set aside', async ({
  page,
  browser,
  desk,
  server,
  words,
  locale,
}) => {
  const language = languageOf(locale);
  const shop = wordsOf(false).administration.settings;
  const { noPrice } = (language === 'th' ? courseStatesTh : courseStatesEn).reasons;
  const lines = page.getByRole('list', { name: words.cart.lines }).getByRole('listitem');
  const setAside = page.getByRole('list', { name: words.setAside.heading }).getByRole('listitem');

  // Blocks the realtime connection of this phone.
  await page.route(/socket\.io/, (route) => route.abort());
  const other = await browser.newPage();

  await test.step('two courses lie in the cart, in baht', async () => {
    await openCartWith(page, words, sold);
    await openCartWith(page, words, bahtOnly);
    await expect(lines).toHaveCount(2);
    await page.goto(links.checkout());
    await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
    await fillGuest(page, words, guestNamed('ดารา', 'ดอลลาร์'));
    await other.goto(`${server.url}${links.course(bahtOnly)}`);
    await expect(inSight(other.getByText('฿')).first()).toBeVisible();
    const isConnected = other.waitForEvent('websocket');
    await other.keyboard.press('Tab');
    await isConnected;
  });

  await test.step('the shop goes over to dollars', async () => {
    await desk.goto(deskLinks.settings());
    await desk.getByRole('combobox', { name: shop.currency }).selectOption('USD');
    await desk.getByRole('button', { name: shop.save, exact: true }).first().click();
    await desk.getByRole('dialog').getByRole('button', { name: shop.surprise.confirm }).click();
    await expect(desk.getByText(shop.saved)).toBeVisible();
  });

  await test.step('an open page updates by itself', async () => {
    await expect(inSight(other.getByText(noPrice))).toBeVisible();
    await expect(other.getByRole('main').getByText('฿')).toHaveCount(0);
    await other.close();
  });

  await test.step('an open checkout tells at the next press, and shows one currency only', async () => {
    await orderButton(page, words).click();
    await expect(page.getByText(words.checkout.methods.noneInDollars)).toBeVisible();
    await expect(page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer })).toBeHidden();
    await expect(page.getByText(words.setAside.notOrdered(titleOf(bahtOnly, language)))).toBeVisible();
    await expect(page.getByRole('main').getByText('฿')).toHaveCount(0);
    await expect(page.getByText(words.checkout.summary.checking)).toBeHidden();
    // None can be chosen.
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  await test.step('a course without a dollar price says so, in the cart, too, and is in no total', async () => {
    await page.goto(links.course(bahtOnly));
    await expect(inSight(page.getByText(noPrice))).toBeVisible();
    await page.goto(links.cart());
    await expect(setAside).toHaveCount(1);
    await expect(setAside).toContainText(titleOf(bahtOnly, language));
    await expect(setAside).toContainText(words.cart.noPrice);
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(formatPrice(inDollars, 'USD'));
    // Another currency is no price change.
    await expect(lines.locator('.news')).toHaveCount(0);
    await expect(page.getByRole('definition').last()).toHaveText(formatMoney(inDollars, 'USD'));
  });

  await test.step('a transfer charges no dollars, so there is no way to pay yet', async () => {
    await page.getByRole('link', { name: words.cart.checkout }).click();
    await expect(page.getByText(words.checkout.methods.noneInDollars)).toBeVisible();
    await expect(page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer })).toBeHidden();
    await expect(page.getByText(words.checkout.summary.checking)).toBeHidden();
    await changeShop(server, wallet(true));
  });

  await test.step('with a dollar price the order is in dollars to the cent', async () => {
    await page.goto(links.checkout());
    await page.getByRole('radio', { name: words.checkout.methods.details.wallet }).check();
    await expect(page.getByText(words.setAside.notOrdered(titleOf(bahtOnly, language)))).toBeVisible();
    await orderButton(page, words).click();
    await expect(page).toHaveURL(/\/order\/[\w-]{22,}/);
    await expect(inSight(page.getByText(formatMoney(inDollars, 'USD')))).toBeVisible();
    const order = await readOrder(page, tokenOf(page));
    expect(order).toMatchObject({ currency: 'USD', total: inDollars, method: 'wallet' });
    expect(order.lines.map(({ itemId }) => itemId)).toEqual([sold]);
  });

  await test.step('back in baht, set-aside items are in the cart again', async () => {
    await changeSettings(desk.request, { currency_code: 'THB' });
    await page.goto(links.cart());
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(titleOf(bahtOnly, language));
    await expect(setAside).toHaveCount(0);
  });
});

test('what costs nothing needs no way to pay: a free course is taken where the shop offers none', async ({
  page,
  desk,
  words,
}) => {
  await changeSettings(desk.request, { currency_code: 'USD' });
  await openCartWith(page, words, free);
  await page.goto(links.checkout());
  await expect(page.getByText(words.checkout.methods.free)).toBeVisible();
  await fillGuest(page, words, guestNamed('ฟ้า', 'ใจดี'));
  await inSight(page.getByRole('button', { name: words.checkout.submitFree })).click();
  await expect(page.getByRole('heading', { level: 1, name: words.orders.thanks.free })).toBeVisible();
});
