import type { Page } from 'playwright/test';
import { sharePath } from '../../src/contract/shareTarget.ts';
import { guestNamed } from '../support/person.ts';
import { shareWithApp } from '../support/shareWithApp.ts';
import { expect, test } from '../support/shop.ts';
import {
  buyAsGuest,
  fillGuest,
  fillReport,
  languageOf,
  orderButton,
  pressRegister,
  reportSheet,
  sendReport,
  slipPicture,
  titleOf,
} from '../support/shopperSteps.ts';

test('a device without space says so, pretends nothing, and goes on once there is some', async ({
  page,
  words,
  locale,
}) => {
  const { notKept, draft } = words.deviceStorage;
  const notices = page.locator('.toasts');
  await page.addInitScript(refuseToKeep);
  await page.goto('/course/1012');
  await setFull(page, true);
  await page.getByRole('button', { name: words.course.offer.register, exact: true }).filter({ visible: true }).click();
  await expect(notices.getByText(notKept)).toBeVisible();
  await expect(page).toHaveURL(/\/course\/1012/);
  await setFull(page, false);
  await pressRegister(page, words);

  await setFull(page, true);
  await page.getByRole('button', { name: words.cart.removeOf(titleOf('1012', languageOf(locale))) }).click();
  await expect(notices.getByText(notKept)).toBeVisible();
  await expect(page.getByRole('list', { name: words.cart.lines }).getByRole('listitem')).toHaveCount(1);

  await page.getByRole('link', { name: words.cart.guest }).click();
  await fillGuest(page, words, guestNamed('อิ่ม', 'เต็มเครื่อง'));
  await expect(notices.getByText(draft)).toHaveCount(1);
  await orderButton(page, words).click();
  await expect(page.getByText(words.checkout.failedTitle)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: words.deviceStorage.full }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/checkout/);

  await setFull(page, false);
  expect(
    await asksToPersist(page),
    'the browser is not asked for lasting storage before there is something to lose',
  ).toBe(0);
  await orderButton(page, words).click();
  await expect.poll(() => asksToPersist(page)).toBe(1);
  await fillReport(page, words);
  await setFull(page, true);
  await sendReport(page, words);
  const reason = reportSheet(page, words).getByText(words.report.storeFailed);
  await expect(reason).toBeInViewport();

  await setFull(page, false);
  await sendReport(page, words);
  await expect(page).toHaveURL(/\/thankyou/);
});

test('a shared slip that a full device cannot put to its report stays, and goes there once there is space', async ({
  page,
  words,
  readyOffline,
}) => {
  const { share, deviceStorage } = words;
  await page.addInitScript(refuseToKeep);
  const token = await buyAsGuest(page, words, '1018', guestNamed('แก้ว', 'เต็มอีกครั้ง'));
  await readyOffline(page);
  await shareWithApp(page, slipPicture);
  const choose = page.getByRole('button', { name: share.choose });

  await setFull(page, true);
  await choose.click();
  await expect(page.locator('.toasts').getByText(deviceStorage.notKept)).toBeVisible();
  await expect(page.getByRole('img', { name: share.picture })).toBeVisible();
  await expect(page).toHaveURL(sharePath);

  await setFull(page, false);
  await choose.click();
  await expect(page).toHaveURL(new RegExp(`/order/${token}`));
  await expect(reportSheet(page, words).getByText('slip.jpg')).toBeVisible();
});

const asksToPersist = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('asks-to-persist')));

const setFull = (page: Page, isFull: boolean): Promise<void> =>
  page.evaluate((full) => sessionStorage.setItem('is-full', full ? '1' : ''), isFull);

test('a cart that cannot be read is no spinner without an end', async ({ page, words }) => {
  await page.addInitScript(refuseToRead);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: words.deviceStorage.unreadable.title })).toBeVisible();
  // In one go: as soon as the device can be read the page may find out by itself, and the button is gone.
  await page.getByRole('button', { name: words.states.error.action }).evaluate((button: HTMLElement) => {
    sessionStorage.setItem('is-readable', '1');
    button.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: words.cart.empty.title })).toBeVisible();
});

/** Runs in the page before the app: nothing can be read until the device has come to itself. */
function refuseToRead(): void {
  const get = IDBObjectStore.prototype.get;
  IDBObjectStore.prototype.get = function (...keys) {
    if (!sessionStorage.getItem('is-readable')) throw new DOMException('Broken', 'UnknownError');
    return get.apply(this, keys);
  };
}

/** Runs in the page before the app: nothing new is kept while the device is full; it counts wishes for lasting storage. */
function refuseToKeep(): void {
  navigator.storage.persist = async () => {
    sessionStorage.setItem('asks-to-persist', String(Number(sessionStorage.getItem('asks-to-persist')) + 1));
    return true;
  };
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...row) {
    if (sessionStorage.getItem('is-full')) throw new DOMException('No space', 'QuotaExceededError');
    return put.apply(this, row);
  };
}
