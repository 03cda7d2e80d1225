import type { Page } from 'playwright/test';
import { decideReportCall } from '../../src/contract/administration/administration.ts';
import { orderByToken } from '../../src/contract/order/order.ts';
import { countHands } from '../support/browser/countHands.ts';
import { withWorker } from '../support/browser/journeySettings.ts';
import { buyAsGuest, openReport, reportSheet, sendReport, slipPicture } from '../support/browser/shopperSteps.ts';
import { expect, test } from '../support/browser/wholeBrowser.ts';
import {
  deliverPush,
  pressNotification,
  shownNotifications,
  standInForPushService,
  timesAsked,
} from '../support/services/pushDevice.ts';
import { subscribeAt } from '../support/services/pushService.ts';
import { guestNamed } from '../support/shop/person.ts';

test.use(withWorker);

test('a person who agreed after the report is notified of the decision, and opens the order from it', async ({
  page,
  desk,
  words,
  pushService,
}) => {
  const { push } = words;
  const browser = subscribeAt(pushService);
  await standInForPushService(page.context(), browser);
  await page.context().grantPermissions(['notifications']);
  const offer = page.getByRole('region', { name: push.offer.title });
  const hands = await countHands(page);
  const token = await buyAsGuest(page, words, '1018', guestNamed('มาลี', 'รอผล'));

  await test.step('no permission is asked for before a report, and then once, by a card', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The copied account is the one of the report.
    await page
      .getByRole('button', { name: words.orders.copy('') })
      .first()
      .click();
    await openReport(page, words);
    const sheet = reportSheet(page, words);
    await sheet.getByLabel(words.report.fields.originBank).selectOption('KBANK');
    await sheet.locator('input[type=file]').setInputFiles(slipPicture);
    await expect(sheet.getByRole('img', { name: words.report.slipPreview })).toBeVisible();
    await expect(offer).toBeHidden();
    await sendReport(page, words);
    await expect(page).toHaveURL(/\/thankyou/);
    const { taps, fields } = await hands();
    // From the link to the course on: a way that costs more loses buyers.
    expect(taps).toBeLessThanOrEqual(9);
    expect(fields).toBe(3);
    await expect(offer).toBeVisible();
    expect(await timesAsked(page)).toBe(0);
    await offer.getByRole('button', { name: push.offer.yes }).click();
    await expect(page.getByText(push.on)).toBeVisible();
    expect(await timesAsked(page)).toBe(1);
  });

  await test.step('the decision leaves the shop once, sealed for this browser', async () => {
    await approve(desk, token);
    await expect.poll(() => browser.messages().length).toBe(1);
  });

  await test.step('it is shown, and a press leads to the order', async () => {
    await page.goto('/courses');
    const [message] = browser.messages();
    await deliverPush(page, message);
    // The browser starts the worker first, which takes long on a busy machine.
    await expect.poll(() => shownNotifications(page), { timeout: 30_000 }).toEqual([titleOf(message)]);
    const [worker] = page.context().serviceWorkers();
    if (!worker) throw new Error('The page has no service worker');
    expect(await pressNotification(worker)).toEqual([`/order/${token}`]);
    await expect.poll(() => shownNotifications(page)).toEqual([]);
  });

  await test.step('the order that is looked at is no news any more', async () => {
    await deliverPush(page, browser.messages()[0]);
    await expect.poll(() => shownNotifications(page)).toHaveLength(1);
    await page.goto(`/order/${token}`);
    await expect.poll(() => shownNotifications(page)).toEqual([]);
  });

  await test.step('it is switched off on the account page', async () => {
    await page.goto('/myaccount');
    const section = page.getByRole('region', { name: push.section.title });
    await expect(section.getByText(push.section.on)).toBeVisible();
    await section.getByRole('button', { name: push.switchOff }).click();
    await expect(section.getByText(push.section.off)).toBeVisible();
    await page.context().setOffline(true);
    await section.getByRole('button', { name: push.switchOn }).click();
    await expect(section.getByText(push.waitsForNetwork)).toBeVisible();
    await page.context().setOffline(false);
    await expect(section.getByText(push.section.on)).toBeVisible();
  });
});

/** Approves by the desk's calls. */
async function approve(desk: Page, token: string): Promise<void> {
  const order = await (await desk.request.get(orderByToken.path.replace('{token}', token))).json();
  const { id, reports } = order.data;
  const answer = await desk.request.post(decideReportCall.path.replace('{orderId}', id), {
    data: { report_id: reports[0].orderPaymentId, decision: 'approved', reason: null },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const titleOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'title' in message ? message.title : null;
