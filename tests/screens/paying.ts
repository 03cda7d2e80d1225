import { expect, type Page } from 'playwright/test';
import { currentCharge } from '../../src/contract/order/charge.ts';
import type { PaymentMethod } from '../../src/domain/order/paymentMethod.ts';
import { links } from '../../src/ui/press/links.ts';
import { cards, chooseAtProvider, fillCard, orderOnline } from '../support/browser/bankSteps.ts';
import { wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

/** The page of an order that waits for its payment by this method. */
const orderedBy = (method: PaymentMethod) => async (page: Page) =>
  links.order(await orderOnline(page, await wordsOn(page), '1003', method));

/** The same, as it is while the shop answers so about the charge: times and providers that nobody can wait for. */
const chargedBy = (method: PaymentMethod, charge: Readonly<Record<string, unknown>>) => async (page: Page) => {
  const token = await orderOnline(page, await wordsOn(page), '1003', method);
  const path = currentCharge.path.replace('{token}', token);
  await expect.poll(async () => (await (await page.request.get(path)).json()).data?.step ?? null).not.toBeNull();
  const { data } = await (await page.request.get(path)).json();
  await page.route(`**${path}`, (route) => route.fulfill({ json: { success: true, data: { ...data, ...charge } } }));
  return links.order(token);
};

const past = '2026-01-01T00:00:00.000Z';

const payButton = (page: Page) => page.getByRole('button', { name: /^(จ่าย|Pay) ฿/ });

async function qrOrButton(page: Page): Promise<void> {
  const { charge } = await wordsOn(page);
  await page.getByRole('button', { name: charge.qr.make }).or(page.locator('img.qr')).first().waitFor();
}

/** Orders that a provider charges, in the states that their buyer meets. */
export const paying: readonly Screen[] = [
  {
    name: 'payment',
    path: links.home(),
    states: [
      {
        name: 'qr',
        before: orderedBy('cardTokenPromptPay'),
        after: qrOrButton,
      },
      { name: 'qr-expired', before: chargedBy('cardTokenPromptPay', { expires_at: past }) },
      {
        name: 'qr-failed',
        before: async (page) => {
          await page.route('**/api/payment/scb/qrcode/create', (route) => route.fulfill({ status: 500, json: {} }));
          return await orderedBy('bankQr')(page);
        },
        after: async (page) => {
          const { charge } = await wordsOn(page);
          const again = page.getByRole('button', { name: charge.again });
          if ((await page.getByRole('dialog').count()) === 0) {
            await page.getByRole('button', { name: charge.qr.make }).click();
          }
          await again.waitFor();
        },
      },
      { name: 'checking', before: chargedBy('cardTokenPromptPay', { state: 'unknown', step: null, expires_at: null }) },
      { name: 'taken', before: chargedBy('cardTokenPromptPay', { state: 'underReview', step: null }) },
      { name: 'gateway-qr', before: orderedBy('cardGatewayQr'), after: qrOrButton },
      { name: 'card', before: orderedBy('cardToken'), after: (page) => payButton(page).waitFor() },
      { name: 'card-faults', before: orderedBy('cardToken'), after: (page) => payButton(page).click() },
      {
        name: 'card-declined',
        before: orderedBy('cardToken'),
        after: async (page) => {
          const words = await wordsOn(page);
          await fillCard(page, words, cards.poor);
          await payButton(page).click();
          await page.getByText(words.charge.declined.title).waitFor();
        },
      },
      {
        name: 'card-at-bank',
        before: async (page) => {
          const words = await wordsOn(page);
          const token = await orderOnline(page, words, '1003', 'cardToken');
          await fillCard(page, words, cards.asksTheBank);
          await payButton(page).click();
          await page.waitForURL(/127\.0\.0\.1/);
          return links.order(token);
        },
      },
      {
        name: 'card-unavailable',
        before: async (page) => {
          await page.route('**/omise.js', (route) => route.abort());
          return await orderedBy('cardToken')(page);
        },
        after: async (page) => {
          const words = await wordsOn(page);
          await fillCard(page, words, cards.atOnce);
          await payButton(page).click();
          await page.getByText(words.charge.card.unavailable).waitFor();
        },
      },
      { name: 'card-gateway', before: orderedBy('cardGateway'), after: (page) => payButton(page).waitFor() },
      {
        name: 'card-gateway-declined',
        before: orderedBy('cardGateway'),
        after: async (page) => {
          const words = await wordsOn(page);
          await fillCard(page, words, cards.unknown);
          await payButton(page).click();
          await page.getByText(words.charge.declined.title).waitFor();
        },
      },
      { name: 'wallet', before: orderedBy('wallet'), after: (page) => page.getByRole('dialog').waitFor() },
      {
        name: 'wallet-failed',
        before: async (page) => {
          const words = await wordsOn(page);
          const token = await orderOnline(page, words, '1003', 'wallet');
          await page.getByRole('button', { name: words.charge.wallet.go }).click();
          await chooseAtProvider(page, 'declined');
          await page.getByText(words.charge.wallet.failed.body).waitFor();
          return links.order(token);
        },
        after: async (page) => {
          const { wallet } = (await wordsOn(page)).charge;
          await page.getByText(wallet.failed.title).first().waitFor();
        },
      },
      { name: 'bank-qr', before: orderedBy('bankQr') },
      { name: 'link-qr', before: orderedBy('paymentLinkPromptPay') },
      { name: 'link', before: orderedBy('paymentLink') },
      { name: 'link-expired', before: chargedBy('paymentLink', { expires_at: past }) },
      {
        name: 'link-failed',
        before: chargedBy('paymentLink', { state: 'declined', failure: 'processingFailed', step: null }),
      },
      { name: 'bill', before: orderedBy('billPayment') },
      { name: 'installments', before: orderedBy('cardGatewayInstallment') },
      {
        name: 'another-way',
        before: orderedBy('cardToken'),
        after: async (page) => {
          const { orders } = await wordsOn(page);
          await page.getByRole('button', { name: orders.otherWay.open }).click();
          await page.getByRole('dialog', { name: orders.otherWay.title }).getByRole('radio').first().waitFor();
        },
      },
      { name: 'offline', before: orderedBy('cardToken'), offline: true },
      { name: 'qr-offline', before: orderedBy('cardTokenPromptPay'), offline: true },
    ],
  },
];
