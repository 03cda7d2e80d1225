import { saveSettings } from '../../src/contract/site/site.ts';
import { fillSignIn } from '../support/browser/shopperSteps.ts';
import { administrator, student } from '../support/shop/person.ts';
import { expect, test } from '../support/shop/shop.ts';

test('an administrator finds their way through orders, mail and settings', async ({ page, words }) => {
  const texts = words.administration;
  const menu = page.getByRole('navigation', { name: texts.menu.label });
  await page.goto('/admin/orders');
  await fillSignIn(page, words, administrator);

  await test.step('the waiting orders, and one of them', async () => {
    await expect(page.getByRole('heading', { level: 1, name: texts.orders.waitingTitle })).toBeVisible();
    const waiting = page.getByRole('link', { name: openOrder(texts.orders.open('')) });
    await expect(waiting.first()).toBeVisible();
    await waiting.first().click();
    await expect(page.getByRole('button', { name: texts.decide.approve, exact: true })).toBeVisible();
    await page.getByRole('button', { name: texts.decide.reject }).click();
    const reason = page.getByLabel(texts.decide.reason);
    // A slip needs a standard reason, a request a free text.
    const { reasonRequired, moreRequired } = texts.decide;
    await expect(reason).toHaveAccessibleDescription(new RegExp(`${reasonRequired}|${moreRequired}`));
  });

  await test.step('searches every order', async () => {
    await menu.getByRole('link', { name: texts.menu.orders }).click();
    await page.getByLabel(texts.orders.status).selectOption({ label: texts.orders.all });
    await page.getByRole('searchbox', { name: texts.orders.search }).fill('สุดา');
    await expect(page.getByText('สุดา วงศ์ใหญ่').first()).toBeVisible();
    await expect(page.getByText('อารี บุญมา')).toBeHidden();
  });

  await test.step('reads the mail', async () => {
    await menu.getByRole('link', { name: texts.menu.groupNames.shop, exact: true }).click();
    await menu.getByRole('link', { name: texts.menu.mail }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.mail.title })).toBeVisible();
    await expect(page.locator('details').first()).toBeVisible();
  });

  await test.step('changes a setting, which every page uses at once', async () => {
    await menu.getByRole('link', { name: texts.menu.settings }).click();
    const thanks = page.getByRole('checkbox', { name: texts.settings.vat });
    await expect(thanks).toBeChecked();
    await thanks.uncheck();
    await page.getByRole('button', { name: texts.settings.save }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.settings.surprise.confirm }).click();
    await expect(page.getByText(texts.settings.saved)).toBeVisible();
    await page.goto('/product/5003');
    await expect(page.getByRole('button', { name: words.product.addToCart })).toBeHidden();
    await expect(page.getByText(words.product.vatIncluded)).toBeHidden();
    await page.goto('/admin/settings');
    await thanks.check();
    await page.getByRole('button', { name: texts.settings.save }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.settings.surprise.confirm }).click();
    await expect(page.getByText(texts.settings.saved)).toBeVisible();
    await page.goto('/product/5003');
    await expect(page.getByText(words.product.vatIncluded)).toBeVisible();
  });
});

test('other roles do not see the administration', async ({ page, words }) => {
  const { staffOnly } = words.administration;
  await page.goto('/admin/mail');
  await expect(page.getByText(words.session.here.needed)).toBeVisible();
  await fillSignIn(page, words, student);
  await expect(page).toHaveURL(/\/admin\/mail$/);
  await expect(page.getByRole('heading', { level: 1, name: staffOnly.title })).toBeVisible();
  for (const address of ['/admin', '/admin/orders/1']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: staffOnly.title })).toBeVisible();
  }
  const refused = await page.request.put(saveSettings.path, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {},
  });
  expect(refused.status()).toBe(403);
});

/** Matches the label of an order's link without its number. */
const openOrder = (label: string): RegExp => new RegExp(`^${label}\\d+`);
