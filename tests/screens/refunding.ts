import { expect, type Page } from 'playwright/test';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { cards, fillCard, orderOnline, payInBankApp } from '../support/browser/bankSteps.ts';
import { enter } from '../support/browser/shopperSteps.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { administrator } from '../support/shop/person.ts';
import { wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

/** The desk's page of an order that a guest paid by card. */
async function paidByCard(page: Page): Promise<string> {
  const words = await wordsOn(page);
  const token = await orderOnline(page, words, '1003', 'cardToken');
  await fillCard(page, words, cards.atOnce);
  await page.getByRole('button', { name: /^(จ่าย|Pay) ฿/ }).click();
  await expect.poll(async () => (await readOrder(page, token)).status).toBe('approved');
  return await atDesk(page, token);
}

/** The same of an order that was paid with a baht too little. */
async function paidTooLittle(page: Page): Promise<string> {
  const token = await orderOnline(page, await wordsOn(page), '1003', 'bankQr');
  await page.locator('img.qr').waitFor();
  await payInBankApp(page, 'scb', 'payLess');
  await expect.poll(async () => (await readOrder(page, token)).underReview).toBe(true);
  return await atDesk(page, token);
}

async function unpaid(page: Page): Promise<string> {
  return await atDesk(page, await orderOnline(page, await wordsOn(page), '1003', 'cardToken'));
}

/** A page of the desk with this answer about the money, as a provider leaves it after days. */
const withMoney = (answer: { payments: readonly object[]; attempts: readonly object[] }) => async (page: Page) => {
  await page.route('**/api/admin/orders/*/payments', (route) =>
    route.fulfill({ json: { success: true, data: answer } }),
  );
  return await unpaid(page);
};

const atProvider = {
  payment_method_id: 8,
  amount: 990,
  currency_code: 'THB',
  reference: 'chrg_test_5xuy4w91xqz7d1w9u0t',
};
const unanswered = {
  ...{ ...atProvider, attempt_id: 'a1', status: 'unknown', started_at: '2026-02-15T05:00:00.000Z', failure: null },
};
const wentBack = {
  ...{ ...atProvider, payment_id: 'p1', paid_at: '2026-02-15T05:00:00.000Z', is_own: 1, is_reviewed: 1 },
  ...{ refunds_by_call: 1, refund: null },
};

async function atDesk(page: Page, token: string): Promise<string> {
  const order = await readOrder(page, token);
  await enter(page, administrator);
  return deskLinks.order(order.id);
}

/** A document that was reissued for a company, and one that was credited. */
async function withPapers(page: Page): Promise<string> {
  const { deskDocuments, orderPayments } = await wordsOn(page);
  await page.goto(await paidByCard(page));
  await press(page, deskDocuments.ofOrder.action);
  await page.getByLabel(deskDocuments.reissue.reason).fill('Misspelt');
  await page.getByRole('dialog').locator('.btn-d').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(page, orderPayments.refundAction);
  await page.getByRole('dialog').locator('.btn-d').click();
  await page.getByText(orderPayments.standing.refunded, { exact: true }).first().waitFor();
  return deskLinks.documents();
}

const press = async (page: Page, name: string) => await page.getByRole('button', { name, exact: true }).click();

/** The money of an order at the desk: its own, other money, and the forms of refund and cancellation. */
export const refunding: readonly Screen[] = [
  {
    name: 'admin-money',
    path: deskLinks.orders(),
    states: [
      { name: 'paid', before: paidByCard },
      {
        name: 'refund',
        before: paidByCard,
        after: async (page) => {
          const { orderPayments } = await wordsOn(page);
          await press(page, orderPayments.refundAction);
          await page.getByRole('radio', { name: orderPayments.form.hand }).check();
          await page.getByRole('dialog').locator('.btn-d').click();
        },
      },
      {
        name: 'refunded',
        before: paidByCard,
        after: async (page) => {
          const { orderPayments } = await wordsOn(page);
          await press(page, orderPayments.refundAction);
          await page.getByRole('dialog').locator('.btn-d').click();
          await page.getByText(orderPayments.standing.refunded, { exact: true }).first().waitFor();
        },
      },
      {
        name: 'reissue',
        before: paidByCard,
        after: async (page) => {
          const { deskDocuments } = await wordsOn(page);
          await press(page, deskDocuments.ofOrder.action);
          await page.getByLabel(deskDocuments.reissue.withTax).check();
          await page.getByRole('dialog').locator('.btn-d').click();
        },
      },
      { name: 'other-amount', before: paidTooLittle },
      { name: 'unanswered', before: withMoney({ payments: [], attempts: [unanswered] }) },
      { name: 'went-back', before: withMoney({ payments: [wentBack], attempts: [] }) },
      {
        name: 'review-list',
        before: async (page) => {
          const order = (await paidTooLittle(page)).split('/').at(-1);
          return `${deskLinks.orders()}?status=review&order=${order}`;
        },
      },
      {
        name: 'cancel',
        before: unpaid,
        after: async (page) => press(page, (await wordsOn(page)).orderPayments.cancel.action),
      },
    ],
  },
  {
    name: 'admin-documents',
    path: deskLinks.documents(),
    states: [
      { name: 'filled', before: withPapers },
      {
        name: 'month',
        before: withPapers,
        after: async (page) => {
          const { deskDocuments } = await wordsOn(page);
          await page.getByLabel(deskDocuments.month).selectOption({ index: 1 });
          await page.locator('#tax-report ~ .row').waitFor();
        },
      },
      {
        name: 'empty',
        before: withPapers,
        after: async (page) => {
          const { deskDocuments } = await wordsOn(page);
          await page.getByLabel(deskDocuments.search).fill('nothing');
          await page.getByText(deskDocuments.empty.title).waitFor();
        },
      },
    ],
  },
];
