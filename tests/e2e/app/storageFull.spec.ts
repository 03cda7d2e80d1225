import type { Page } from 'playwright/test';
import {
  buyButton,
  fillGuest,
  fillReport,
  languageOf,
  orderButton,
  pressBuy,
  reportSheet,
  sendReport,
  titleOf,
} from '../../support/browser/shopperSteps.ts';
import { guestNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

test('a device without space says so, pretends nothing, and goes on once there is some', { tag: '@proof' }, async ({
  page,
  words,
  locale,
}) => {
  const { notStored, draft } = words.deviceStorage;
  const notices = page.locator('.toasts');
  await page.addInitScript(refuseToStore);
  await page.goto('/course/1012');
  await setFull(page, true);
  await buyButton(page, words).click();
  await expect(notices.getByText(notStored)).toBeVisible();
  await expect(page).toHaveURL(/\/course\/1012/);
  await setFull(page, false);
  await pressBuy(page, words);

  await setFull(page, true);
  await page.getByRole('button', { name: words.cart.removeOf(titleOf('1012', languageOf(locale))) }).click();
  await expect(notices.getByText(notStored)).toBeVisible();
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

const asksToPersist = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('asks-to-persist')));

const setFull = (page: Page, isFull: boolean): Promise<void> =>
  page.evaluate((full) => sessionStorage.setItem('is-full', full ? '1' : ''), isFull);

/** Runs in the page before the app: writes fail while the device is full; counts requests for persistent storage. */
function refuseToStore(): void {
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
