import { links } from '../../../src/ui/press/links.ts';
import { tapTwice } from '../../support/browser/tapTwice.ts';
import { expect, test } from '../../support/shop/shop.ts';

test('a product is looked at from all sides, closely, and read part by part', async ({ page, words }) => {
  const texts = words.product;
  await page.goto(links.product('5001'));
  const gallery = page.getByRole('region', { name: texts.gallery.label });
  const thumbs = gallery.locator('button[aria-current], .gallery-thumbs button');
  const strip = gallery.getByRole('list', { name: texts.gallery.label });
  const slideInSight = () => strip.evaluate((list) => list.scrollLeft / list.clientWidth);
  await expect(thumbs).toHaveCount(5);
  await expect(strip.getByRole('img').first()).toBeVisible();

  await test.step('arrow keys go round, a thumbnail goes there', async () => {
    await strip.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(thumbs.nth(4)).toHaveAttribute('aria-current', 'true');
    await expect.poll(slideInSight).toBe(4);
    await page.keyboard.press('ArrowRight');
    await expect(thumbs.nth(0)).toHaveAttribute('aria-current', 'true');
    await expect.poll(slideInSight).toBe(0);
    await thumbs.nth(1).click();
    await expect.poll(slideInSight).toBe(1);
    await expect(gallery.getByRole('button', { name: texts.gallery.watch })).toBeVisible();
    await thumbs.nth(2).click();
    await expect.poll(slideInSight).toBe(2);
  });

  await test.step('looked at closely by keys, and back where one was', async () => {
    const closeUp = gallery.getByRole('button', { name: texts.gallery.closeUp });
    await closeUp.click();
    const dialog = page.getByRole('dialog', { name: texts.gallery.closeUp });
    const size = dialog.getByRole('status', { name: texts.gallery.size });
    await expect(size).toHaveText('100%');
    await page.keyboard.press('+');
    await expect(size).toHaveText('150%');
    await dialog.getByRole('button', { name: texts.gallery.larger }).click();
    await expect(size).toHaveText('225%');
    const picture = (await dialog.getByRole('img').getAttribute('src')) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('img')).toHaveAttribute('src', picture);
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('img')).toHaveAttribute('alt', /./);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(closeUp).toBeFocused();
    await expect(thumbs.nth(3)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('two taps go close, and two more go back, as often as one likes', async () => {
    const dialog = page.getByRole('dialog', { name: texts.gallery.closeUp });
    const size = dialog.getByRole('status', { name: texts.gallery.size });
    await gallery.getByRole('button', { name: texts.gallery.closeUp }).click();
    await expect(size).toHaveText('100%');
    for (const wanted of ['250%', '100%', '250%']) {
      await tapTwice(page, dialog);
      await expect(size).toHaveText(wanted);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('its parts by the keyboard', async () => {
    const tab = (part: 'detail' | 'facts' | 'shipping') => page.getByRole('tab', { name: texts.tabs[part] });
    await tab('detail').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('facts')).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: texts.tabs.facts })).toContainText('19 × 26');
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel')).toContainText(texts.shippingSteps[0] ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(tab('detail')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the quantity is limited by the stock, and a sold-out product cannot be bought', async () => {
    await page.goto(links.product('5008'));
    await expect(page.getByText(texts.fewLeft('3'))).toBeVisible();
    const more = page.getByRole('button', { name: texts.more });
    await more.click();
    await more.click();
    await expect(more).toBeDisabled();
    await page.getByRole('button', { name: texts.addToCart }).click();
    await expect(page.getByText(texts.allInCart)).toBeVisible();
    await page.goto(links.product('5007'));
    await expect(page.getByText(texts.soldOut).first()).toBeVisible();
    await expect(page.getByRole('button', { name: texts.addToCart })).toHaveCount(0);
  });

  await test.step('an address without its id has the head of the product and the way to it, nothing else', async () => {
    await page.goto(links.product('japanese-kana-workbook'));
    await expect(page.getByRole('heading', { level: 1, name: texts.otherAddress.title })).toBeVisible();
    await expect(page).toHaveTitle(/คาตากานะ|kana/i);
    await expect(page.getByRole('button', { name: texts.addToCart })).toHaveCount(0);
    await page.getByRole('link', { name: texts.otherAddress.action }).click();
    await expect(page).toHaveURL(/\/product\/5001-/);
    await expect(gallery).toBeVisible();
  });
});

test('a page without a script has all parts of a product, one below the other', async ({
  browser,
  baseURL,
  words,
  locale,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    locale: locale ?? 'th-TH',
  });
  const page = await context.newPage();
  await page.goto(links.product('5001'));
  for (const part of [words.product.tabs.detail, words.product.tabs.facts, words.product.tabs.shipping]) {
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
  }
  await expect(page.getByText(words.product.shippingSteps[0] ?? '')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await context.close();
});
