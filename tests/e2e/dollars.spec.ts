import { courseStateMessages } from '../../src/i18n/catalogue/courseStates.ts';
import { formatMoney, formatPrice } from '../../src/i18n/format.ts';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { links } from '../../src/ui/press/links.ts';
import { inSight, languageOf, openCartWith, titleOf } from '../support/browser/shopperSteps.ts';
import { wordsOf } from '../support/run/words.ts';
import { expect, test } from '../support/shop/shop.ts';
import { changeSettings } from '../support/shop/shopQuestions.ts';

/** A course of 27 dollars, and one without a price in dollars. */
const [sold, bahtOnly] = ['1011', '1012'];
const inDollars = 2_700;

/** Other journeys use the same shop. */
test.afterEach(({ desk }) => changeSettings(desk.request, { currency_code: 'THB' }));

test('a shop changes to dollars while a page is open: items without a dollar price are set aside', {
  tag: '@proof',
}, async ({ page, desk, words, locale }) => {
  const language = languageOf(locale);
  const shop = wordsOf(false).administration.settings;
  const { noPrice } = courseStateMessages[language].reasons;
  const lines = page.getByRole('list', { name: words.cart.lines }).getByRole('listitem');
  const setAside = page.getByRole('list', { name: words.setAside.heading }).getByRole('listitem');
  await openCartWith(page, words, sold);
  await openCartWith(page, words, bahtOnly);
  await page.goto(links.course(bahtOnly));
  const isConnected = page.waitForEvent('websocket');
  await page.keyboard.press('Tab');
  await isConnected;

  await test.step('the open page hears of it by itself', async () => {
    await desk.goto(deskLinks.settings());
    await desk.getByRole('combobox', { name: shop.currency }).selectOption('USD');
    await desk.getByRole('button', { name: shop.save, exact: true }).first().click();
    await desk.getByRole('dialog').getByRole('button', { name: shop.surprise.confirm }).click();
    await expect(desk.getByText(shop.saved)).toBeVisible();
    await expect(inSight(page.getByText(noPrice))).toBeVisible();
    await expect(page.getByRole('main').getByText('฿')).toHaveCount(0);
  });

  await test.step('the cart counts in dollars, and keeps the other course', async () => {
    await page.goto(links.cart());
    await expect(setAside).toContainText(titleOf(bahtOnly, language));
    await expect(setAside).toContainText(words.cart.noPrice);
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(formatPrice(inDollars, 'USD'));
    await expect(page.getByRole('definition').last()).toHaveText(formatMoney(inDollars, 'USD'));
  });

  await test.step('the wallet charges dollars, a transfer does not', async () => {
    await page.goto(links.checkout());
    await expect(page.getByRole('radio', { name: words.checkout.methods.details.wallet })).toBeVisible();
    await expect(page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer })).toBeHidden();
  });
});
