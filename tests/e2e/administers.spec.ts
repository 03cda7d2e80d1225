import { saveSettings } from '../../src/contract/site.ts';
import { goOffline } from '../support/offline.ts';
import { administrator, student } from '../support/person.ts';
import { expect, test } from '../support/shop.ts';
import { enter, fillSignIn } from '../support/shopperSteps.ts';

test('an administrator finds their way through orders, mail and settings', async ({ page, words, accessible }) => {
  test.setTimeout(120_000);
  const texts = words.administration;
  const menu = page.getByRole('navigation', { name: texts.menu.label });
  await page.goto('/admin/orders');
  await fillSignIn(page, words, administrator);

  await test.step('what waits, and one of it', async () => {
    await expect(page.getByRole('heading', { level: 1, name: texts.orders.waitingTitle })).toBeVisible();
    const waiting = page.getByRole('link', { name: openOrder(texts.orders.open('')) });
    await expect(waiting.first()).toBeVisible();
    await accessible(page, 'the slips that wait');
    await waiting.first().click();
    await expect(page.getByRole('button', { name: texts.decide.approve, exact: true })).toBeVisible();
    await accessible(page, 'a slip');
    await page.getByRole('button', { name: texts.decide.reject }).click();
    const reason = page.getByLabel(texts.decide.reason);
    await expect(reason).toHaveAccessibleDescription(new RegExp(texts.decide.reasonRequired));
  });

  await test.step('searches every order', async () => {
    await menu.getByRole('link', { name: texts.menu.orders }).click();
    await page.getByLabel(texts.orders.status).selectOption({ label: texts.orders.all });
    await page.getByRole('searchbox', { name: texts.orders.search }).fill('สุดา');
    await expect(page.getByText('สุดา วงศ์ใหญ่').first()).toBeVisible();
    await expect(page.getByText('อารี บุญมา')).toBeHidden();
    await accessible(page, 'the orders that were found');
  });

  await test.step('reads the mail', async () => {
    await menu.getByRole('link', { name: texts.menu.mail }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.mail.title })).toBeVisible();
    await expect(page.locator('details').first()).toBeVisible();
    await accessible(page, 'the mail');
  });

  await test.step('changes a setting, which every page uses at once', async () => {
    await menu.getByRole('link', { name: texts.menu.settings }).click();
    const thanks = page.getByRole('checkbox', { name: texts.settings.vat });
    await expect(thanks).toBeChecked();
    await accessible(page, 'the settings');
    await thanks.uncheck();
    await page.getByRole('button', { name: texts.settings.save }).click();
    await expect(page.getByText(texts.settings.saved)).toBeVisible();
    await page.goto('/product/5003');
    await expect(page.getByRole('button', { name: words.product.addToCart })).toBeHidden();
    await expect(page.getByText(words.product.vatIncluded)).toBeHidden();
    await page.goto('/admin/settings');
    await thanks.check();
    await page.getByRole('button', { name: texts.settings.save }).click();
    await expect(page.getByText(texts.settings.saved)).toBeVisible();
    await page.goto('/product/5003');
    await expect(page.getByText(words.product.vatIncluded)).toBeVisible();
  });
});

test('nobody else sees the administration', async ({ page, words, accessible }) => {
  const { staffOnly } = words.administration;
  await page.goto('/admin/mail');
  await expect(page.getByText(words.session.here.needed)).toBeVisible();
  await accessible(page, 'the sign-in in the place of a page');
  await fillSignIn(page, words, student);
  await expect(page).toHaveURL(/\/admin\/mail$/);
  await expect(page.getByRole('heading', { level: 1, name: staffOnly.title })).toBeVisible();
  for (const address of ['/admin', '/admin/orders', '/admin/orders/1', '/admin/mail', '/admin/settings']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: staffOnly.title })).toBeVisible();
  }
  await accessible(page, 'no permission');
  const refused = await page.request.put(saveSettings.path, { data: {} });
  expect(refused.status()).toBe(403);
});

/** Begins like the label of an order's link, whatever its number. */
const openOrder = (label: string): RegExp => new RegExp(`^${label}\\d+`);

test('a page of the administration that was opened opens again without a network', async ({
  page,
  words,
  readyOffline,
}) => {
  const title = page.getByRole('heading', { level: 1, name: words.administration.settings.title });
  await enter(page, administrator);
  await page.goto('/admin/settings');
  await expect(title).toBeVisible();
  await readyOffline(page);
  await page.reload();
  await expect(title).toBeVisible();
  await goOffline(page, words);
  await page.reload();
  await expect(title).toBeVisible();
});
