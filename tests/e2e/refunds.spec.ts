import type { Page } from 'playwright/test';
import { deskDocuments } from '../../src/i18n/en/buying/deskDocuments.ts';
import { orderPayments as texts } from '../../src/i18n/en/buying/orderPayments.ts';
import { orders as ordersEn } from '../../src/i18n/en/buying/orders.ts';
import { administration } from '../../src/i18n/en/people/administration.ts';
import { formatMoney } from '../../src/i18n/format.ts';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { links } from '../../src/ui/press/links.ts';
import { cards, fillCard, orderOnline, payInBankApp } from '../support/browser/bankSteps.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { expect, test } from '../support/shop/shop.ts';

const courseId = '1003';

test('an administrator refunds a card payment, and the buyer sees it', async ({ page, words, desk }) => {
  const token = await orderOnline(page, words, courseId, 'cardToken');
  await fillCard(page, words, cards.atOnce);
  await page.getByRole('button', { name: /^(จ่าย|Pay) ฿/ }).click();
  await expect.poll(async () => (await readOrder(page, token)).status).toBe('approved');
  const order = await readOrder(page, token);
  const amount = formatMoney(order.total, order.currency);

  await desk.goto(deskLinks.order(order.id));
  const payment = desk.getByRole('region', { name: texts.of(amount) });
  await expect(payment.getByText(texts.standing.own)).toBeVisible();
  await payment.getByRole('button', { name: texts.refundAction }).click();
  const form = desk.getByRole('dialog');
  await expect(form.getByRole('radio', { name: texts.form.provider })).toBeChecked();

  await test.step('a transfer by hand needs a note', async () => {
    await form.getByRole('radio', { name: texts.form.hand }).check();
    await form.getByRole('button', { name: texts.form.confirm.hand(amount) }).click();
    await expect(form.getByText(texts.form.noteRequired)).toBeVisible();
  });

  await form.getByRole('radio', { name: texts.form.provider }).check();
  await form.getByLabel(texts.form.reason, { exact: true }).fill('Bought twice');
  await form.getByRole('button', { name: texts.form.confirm.provider(amount) }).click();
  await expect(desk.getByText(texts.outcome.refunded(order.number))).toBeVisible();
  await expect(payment.getByText(texts.standing.refunded, { exact: true })).toBeVisible();

  await test.step('the credit note of its tax invoice is in the list', async () => {
    await desk.goto(deskLinks.documents());
    await desk.getByLabel(deskDocuments.search).fill(order.number);
    const line = desk.getByRole('listitem').filter({ hasText: deskDocuments.kinds.creditNote });
    await expect(line.getByText(formatMoney(-order.total, order.currency))).toBeVisible();
    await expect(line.getByText(deskDocuments.credits(order.document?.number ?? ''))).toBeVisible();
  });

  await page.goto(links.order(token));
  await expect(page.getByRole('heading', { name: words.orders.next.refunded.title })).toBeVisible();
  await expect(page.getByText('Bought twice')).toBeVisible();
  const creditNote = page.getByRole('button', { name: words.orderDocument.download.creditNote });
  const [download] = await Promise.all([page.waitForEvent('download'), creditNote.click()]);
  expect(download.suggestedFilename()).toMatch(/CRN\d{4}-\d{6}\.pdf$/);
});

test('money of another amount waits in the review list, and is accepted after a question', async ({
  page,
  words,
  desk,
}) => {
  const token = await orderOnline(page, words, courseId, 'bankQr');
  await payTooLittle(page);
  await expect.poll(async () => (await readOrder(page, token)).underReview).toBe(true);
  const order = await readOrder(page, token);

  await desk.goto(deskLinks.orders());
  await desk.getByLabel(administration.orders.status).selectOption({ label: ordersEn.underReview });
  const received = formatMoney(order.total - 100, order.currency);
  const row = desk.getByRole('row', { name: received });
  await row.getByRole('link', { name: administration.orders.open(order.number) }).click();
  const payment = desk.getByRole('region', { name: texts.of(received) });
  await expect(payment.getByText(administration.comparison.short(formatMoney(100, order.currency)))).toBeVisible();
  await payment.getByRole('button', { name: texts.accept }).click();
  await desk.getByRole('dialog').getByRole('button', { name: administration.decide.confirm }).click();
  await expect(desk.getByText(texts.outcome.accepted(order.number))).toBeVisible();
  expect(await readOrder(page, token)).toMatchObject({ status: 'approved', underReview: false });
});

/** The picture is there before the bank's list has it. */
async function payTooLittle(page: Page): Promise<void> {
  await expect(page.locator('img.qr')).toBeVisible();
  await payInBankApp(page, 'scb', 'payLess');
}
