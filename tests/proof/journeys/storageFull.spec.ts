import type { Page } from 'playwright/test';
import { sharePath } from '../../../src/contract/site/shareTarget.ts';
import { links } from '../../../src/ui/press/links.ts';
import { keepsAnswer } from '../../support/browser/offline.ts';
import { shareWithApp } from '../../support/browser/shareWithApp.ts';
import { becomeMember, buyAsGuest, pressBuy, reportSheet, slipPicture } from '../../support/browser/shopperSteps.ts';
import type { Words } from '../../support/run/words.ts';
import { guestNamed, memberNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';
import { untilCached } from '../../support/shop/untilCached.ts';

test('a shared slip that a full device cannot put to its report stays, and goes there once there is space', async ({
  page,
  words,
  readyOffline,
}) => {
  const { share, deviceStorage } = words;
  await page.addInitScript(refuseToStore);
  const token = await buyAsGuest(page, words, '1018', guestNamed('แก้ว', 'เต็มอีกครั้ง'));
  await readyOffline(page);
  await shareWithApp(page, slipPicture);
  const choose = page.getByRole('button', { name: share.choose });

  await setFull(page, true);
  await choose.click();
  await expect(page.locator('.toasts').getByText(deviceStorage.notStored)).toBeVisible();
  await expect(page.getByRole('img', { name: share.picture })).toBeVisible();
  await expect(page).toHaveURL(sharePath);

  await setFull(page, false);
  await choose.click();
  await expect(page).toHaveURL(new RegExp(`/order/${token}`));
  await expect(reportSheet(page, words).getByText('slip.jpg')).toBeVisible();
});

const setFull = (page: Page, isFull: boolean): Promise<void> =>
  page.evaluate((full) => sessionStorage.setItem('is-full', full ? '1' : ''), isFull);

test('a cart that cannot be read is no spinner without an end', async ({ page, words }) => {
  await page.addInitScript(refuseToRead);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: words.deviceStorage.unreadable.title })).toBeVisible();
  await readAgain(page, words);
  await expect(page.getByRole('heading', { level: 1, name: words.cart.empty.title })).toBeVisible();
});

test('a sign-out from a device whose storage hangs says at once that it is under way, and ends', async ({
  page,
  words,
}) => {
  await becomeMember(page, memberNamed('นิ่ง', 'เครื่องค้าง'));
  await page.goto('/myaccount');
  await page.getByRole('button', { name: words.account.signOut, exact: true }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: words.account.signOutQuestion.confirm });
  await expect(confirm).toBeVisible();
  await page.evaluate(hangWrites);
  await confirm.click();
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText(words.account.guestTitle)).toBeVisible();
});

/** Runs in the page: from now on no write finishes. */
function hangWrites(): void {
  const { transaction } = IDBDatabase.prototype;
  const { get } = IDBObjectStore.prototype;
  IDBDatabase.prototype.transaction = function (names, mode, options) {
    const hung = transaction.call(this, names, mode, options);
    if (mode !== 'readwrite') return hung;
    const store = hung.objectStore(hung.objectStoreNames[0] ?? '');
    const keepOpen = () => {
      get.call(store, 'nothing').onsuccess = keepOpen;
    };
    keepOpen();
    return hung;
  };
}

test('a device whose storage does not answer is not taken for a slow network in the outbox', async ({
  page,
  words,
}) => {
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('hangs', '1'));
  await page.addInitScript(neverOpen);
  await page.goto('/myaccount/outbox', { waitUntil: 'load' });
  const slow = page.getByText(words.deviceStorage.slow);
  await expect(slow.or(page.getByText(words.ui.late)).first()).toBeVisible();
  await expect(slow).toBeVisible();
});

test('an order that is kept is never said not to be where the storage does not answer', async ({ page, words }) => {
  const { deviceStorage, orders } = words;
  const token = await buyAsGuest(page, words, '1018', guestNamed('เก็บ', 'ไว้แล้ว'));
  await keepsAnswer(page, 'private', token);
  await untilCached(page);
  await page.evaluate(() => sessionStorage.setItem('hangs', '1'));
  await page.addInitScript(neverOpen);
  await page.context().setOffline(true);
  await page.goto(links.order(token), { waitUntil: 'load' });
  const [slow, notKept] = [page.getByText(deviceStorage.slow), page.getByText(orders.offline)];
  await expect(slow.or(notKept).first()).toBeVisible();
  const unreadable = page.getByRole('heading', { level: 1, name: deviceStorage.unreadable.title });
  await expect(unreadable.or(notKept).first()).toBeVisible({ timeout: 40_000 });
  await expect(notKept).toBeHidden();
  await expect(unreadable).toBeVisible();
});

/** Runs in the page before the app: no database opens or fails. */
function neverOpen(): void {
  if (sessionStorage.getItem('hangs')) IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
}

test('a device that cannot list its storage says so, sells all the same, and logs no defect', async ({
  page,
  words,
}) => {
  await page.addInitScript(refuseToList);
  await page.goto('/course/1012');
  await pressBuy(page, words);
  const told: string[] = [];
  page.on('console', (message) => message.text().startsWith('[outbox,') && told.push(message.text()));
  await page.goto('/myaccount/outbox');
  const unreadable = page.getByRole('heading', { name: words.deviceStorage.unreadable.title });
  await expect(unreadable).toBeVisible();
  await expect.poll(() => told).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  for (const address of ['/', '/search', '/share', '/cart', '/myaccount/outbox']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await expect(unreadable).toBeVisible();
  expect(told.length, 'each start tells of it once at most').toBeLessThanOrEqual(6);
  await readAgain(page, words);
  await expect(unreadable).toBeHidden();
});

/** Runs in the page before the app: single rows can be read, all together cannot until the device recovers. */
function refuseToList(): void {
  const getAll = IDBObjectStore.prototype.getAll;
  IDBObjectStore.prototype.getAll = function (...keys) {
    if (!sessionStorage.getItem('is-readable')) throw new DOMException('Broken', 'UnknownError');
    return getAll.apply(this, keys);
  };
}

/** In one step: once the device is readable, the page may notice by itself and remove the button. */
const readAgain = (page: Page, words: Words): Promise<void> =>
  page.getByRole('button', { name: words.states.error.action }).evaluate((button: HTMLElement) => {
    sessionStorage.setItem('is-readable', '1');
    button.click();
  });

/** Runs in the page before the app: nothing can be read until the device recovers. */
function refuseToRead(): void {
  const get = IDBObjectStore.prototype.get;
  IDBObjectStore.prototype.get = function (...keys) {
    if (!sessionStorage.getItem('is-readable')) throw new DOMException('Broken', 'UnknownError');
    return get.apply(this, keys);
  };
}

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
