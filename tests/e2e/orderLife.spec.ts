import type { Page } from 'playwright/test';
import { decideReportCall } from '../../src/contract/administration/administration.ts';
import type { RejectCode } from '../../src/domain/order/rejectReason.ts';
import { orders as ordersEn } from '../../src/i18n/en/buying/orders.ts';
import { rejectReasons as rejectReasonsEn } from '../../src/i18n/en/buying/rejectReasons.ts';
import { slipQueue as slipQueueEn } from '../../src/i18n/en/buying/slipQueue.ts';
import { administration as administrationEn } from '../../src/i18n/en/people/administration.ts';
import { orders as ordersTh } from '../../src/i18n/th/buying/orders.ts';
import { rejectReasons as rejectReasonsTh } from '../../src/i18n/th/buying/rejectReasons.ts';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { links } from '../../src/ui/press/links.ts';
import { goOffline, goOnline } from '../support/browser/offline.ts';
import {
  becomeMember,
  fillReport,
  languageOf,
  openCartWith,
  openReport,
  placeOrder,
  reportSheet,
  sendReport,
  titleOf,
} from '../support/browser/shopperSteps.ts';
import type { Words } from '../support/run/words.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { memberNamed } from '../support/shop/person.ts';
import { expect, test } from '../support/shop/shop.ts';

test('an order is given up from the list, ordered again, rejected, reported again and approved, and tells of it all', async ({
  page,
  desk,
  otherDevice,
  words,
  locale,
}) => {
  const language = languageOf(locale);
  const reasons = language === 'th' ? rejectReasonsTh : rejectReasonsEn;
  const { orders } = words;
  const card = page.getByRole('article').first();
  const question = page.getByRole('dialog', { name: orders.cancel.title });
  const giveUp = card.getByRole('button', { name: orders.actions.cancel });
  await becomeMember(page, memberNamed('เรณู', 'เปลี่ยนใจ'));

  await test.step('gives it up after a question, which may be refused', async () => {
    await openCartWith(page, words, '1016');
    await orderAndReportLater(page, words);
    await expect(card).toContainText(orders.step.notYetReceived);
    await giveUp.click();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: orders.cancel.refuse }).click();
    await expect(question).toBeHidden();
    await expect(card).toContainText(orders.status.notYetReceived);
    await giveUp.click();
    await question.getByRole('button', { name: orders.cancel.confirm }).click();
    await expect(card).toContainText(orders.status.cancelled);
    await expect(card).toContainText(orders.step.cancelled);
    await expect(giveUp).toBeHidden();
    await expect(card.getByRole('link').first()).toBeFocused();
  });

  await test.step('orders the same again', async () => {
    await card.getByRole('button', { name: orders.actions.again }).click();
    await expect(page).toHaveURL(/\/cart$/);
    const lines = page.getByRole('list', { name: words.cart.lines }).getByRole('listitem');
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(titleOf('1016', language));
  });

  await test.step('without a network giving up says why it waits, and goes on by itself', async () => {
    await orderAndReportLater(page, words);
    await expect(page.getByRole('article')).toHaveCount(2);
    await goOffline(page, words);
    await expect(card.getByText(orders.cancel.needsNetwork)).toBeVisible();
    await giveUp.click();
    await question.getByRole('button', { name: orders.cancel.confirm }).click();
    await expect(card.getByText(words.waiting.until.offline)).toBeVisible();
    await expect(card).toContainText(orders.status.notYetReceived);
    await goOnline(page, words);
    await expect(card).toContainText(orders.status.cancelled);
  });

  const token = await test.step('reports, is rejected with a reason, and reports again from the list', async () => {
    await card.getByRole('button', { name: orders.actions.again }).click();
    await page.getByRole('link', { name: words.cart.checkout }).click();
    const placed = await placeOrder(page, words);
    await fillReport(page, words);
    await sendReport(page, words);
    await expect(page).toHaveURL(/\/thankyou/);
    await decide(desk, page, placed, 'slipUnreadable');
    await page.goto(links.studentOrders());
    await expect(card).toContainText(orders.status.rejected);
    await expect(card).toContainText(reasons.usual.slipUnreadable);
    await expect(card).toContainText(orders.step.rejected);
    await card.getByRole('link', { name: orders.actions.reportAgain }).click();
    await fillReport(page, words);
    await sendReport(page, words);
    await expect(page).toHaveURL(/\/thankyou/);
    await decide(desk, page, placed, null);
    return placed;
  });

  const told = [
    ...[orders.event.notYetReceived, orders.event.rejected, orders.event.approved],
    ...[orders.actor.buyer, orders.actor.administrator],
  ];
  await test.step('the page shows the history, to the buyer and to holders of the link', async () => {
    const { document } = await readOrder(page, token);
    expect(document, 'a document was issued with the approval').not.toBeNull();
    for (const shown of [page, await otherDevice()]) {
      await shown.goto(links.order(token));
      const isPage = shown === page;
      const history = shown.getByRole('list', { name: isPage ? orders.historyHeading : anyHistory });
      await expect(history.getByRole('listitem')).toHaveCount(6);
      await expect(history).toContainText(document?.number ?? '');
      if (!isPage) continue;
      for (const words of told) await expect(history).toContainText(words);
      await expect(page.getByText(reasons.usual.slipUnreadable), 'only at its report').toHaveCount(1);
    }
  });

  await test.step('and to the administrator', async () => {
    const { id } = await readOrder(page, token);
    await desk.goto(deskLinks.order(id));
    const history = desk.getByRole('list', { name: administrationEn.order.history });
    await expect(history.getByRole('listitem')).toHaveCount(6);
    await expect(history).toContainText(rejectReasonsEn.usual.slipUnreadable);
    await expect(history).toContainText(administrationEn.order.actor.buyer);
    await expect(history).toContainText(ordersEn.event.approved);
  });

  await test.step('late money for the former order cannot reopen it beside the new one, and the administrator sees the remedy', async () => {
    const { approve, reject, orderedAgain } = administrationEn.decide;
    await page.goto(links.studentOrders());
    const given = page.getByRole('article').filter({ hasText: orders.status.cancelled }).first();
    await given.getByRole('link', { name: titleOf('1016', language) }).click();
    await page.getByRole('button', { name: orders.actions.reportLate }).click();
    await fillReport(page, words);
    await sendReport(page, words);
    await expect(page).toHaveURL(/\/thankyou/);
    const { id } = await readOrder(page, new URL(page.url()).searchParams.get('orderId') ?? '');
    await desk.goto(deskLinks.order(id));
    await desk.getByRole('button', { name: approve, exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: slipQueueEn.approve.confirm }).click();
    await expect(desk.getByRole('alert')).toHaveText(orderedAgain.body(titleOf('1016', 'en')));
    await expect(desk.getByRole('button', { name: reject })).toBeVisible();
    await desk.getByRole('link', { name: orderedAgain.find }).click();
    await expect(desk.getByRole('table', { name: administrationEn.orders.table }).getByRole('row')).toHaveCount(4);
  });
});

/** Another device shows either language. */
const anyHistory = new RegExp(`^(${ordersTh.historyHeading}|${ordersEn.historyHeading})$`);

/** From the cart to the list of orders. */
async function orderAndReportLater(page: Page, words: Words): Promise<void> {
  await page.getByRole('link', { name: words.cart.checkout }).click();
  await placeOrder(page, words);
  await openReport(page, words);
  await reportSheet(page, words).getByRole('button', { name: words.report.later }).click();
  await expect(page).toHaveURL(links.studentOrders());
}

/** Decides by the desk's call; `null` approves. */
async function decide(desk: Page, page: Page, token: string, reason: RejectCode | null): Promise<void> {
  const { id, reports } = await readOrder(page, token);
  const report = reports.find(({ decision }) => decision === 'waiting');
  const answer = await desk.request.post(decideReportCall.path.replace('{orderId}', id), {
    data: {
      ...{ report_id: report?.id, decision: reason === null ? 'approved' : 'rejected' },
      ...{ reason_code: reason, reason: null },
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
