import { expect, type Page } from 'playwright/test';
import { chargeByLink, chargeByPromptPay, chargeOrder, currentCharge } from '../../src/contract/order/charge.ts';
import type { PaymentMethod } from '../../src/domain/order/paymentMethod.ts';
import { wayRefusals } from '../../src/domain/order/wayToPay.ts';
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

/** The same, while the shop refuses the start of the payment. */
const refused = (method: PaymentMethod, path: string) => async (page: Page) => {
  const json = { success: false, error: { code: 'TOO_MANY_REQUESTS', message: '', details: {} } };
  const address = await orderedBy(method)(page);
  await page.route(`**${path}`, (route) => route.fulfill({ status: 429, json }));
  return address;
};

/** The provider answers a press on a page or QR that is over with the same one again. */
const inVain = (method: PaymentMethod, path: string) => async (page: Page) => {
  const address = await chargedBy(method, { expires_at: past })(page);
  await page.route(`**${path}`, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, step: null, expires_at: past } });
  });
  return address;
};

async function pressInVain(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByText((await wordsOn(page)).charge.failed).waitFor();
}

/** The gateway's page does not answer, so the shop's own page before it stays. */
async function atCardPage(page: Page): Promise<string> {
  await page.route('**/PaymentAuth.aspx', (route) => route.fulfill({ status: 204 }));
  const words = await wordsOn(page);
  const token = await orderOnline(page, words, '1003', 'cardGateway');
  await fillCard(page, words, cards.asksTheBank);
  await payButton(page).click();
  await page.waitForRequest('**/PaymentAuth.aspx');
  return `/payment/${token}`;
}

/** The browser came back from the provider, which has not said yet whether it charged. */
async function backTooEarly(page: Page): Promise<string> {
  const order = await chargedBy('paymentLink', { state: 'unknown', step: null, expires_at: null })(page);
  return order.replace(links.order(''), '/payment/');
}

const failed = { state: 'declined', failure: 'processingFailed', step: null, expires_at: null };

const past = '2026-01-01T00:00:00.000Z';

const payButton = (page: Page) => page.getByRole('button', { name: /^(จ่าย|Pay) ฿/ });

async function openWallet(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const { open } = (await wordsOn(page)).charge.wallet;
  await page.getByRole('button', { name: open }).waitFor();
  if ((await dialog.count()) === 0) await page.getByRole('button', { name: open }).click();
  await dialog.waitFor();
}

async function openOtherWay(page: Page): Promise<void> {
  const { otherWay } = (await wordsOn(page)).orders;
  await page.getByRole('button', { name: otherWay.open }).click();
  await page.getByRole('dialog', { name: otherWay.title }).getByRole('radio').first().waitFor();
}

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
      {
        name: 'qr-in-vain',
        before: inVain('cardTokenPromptPay', chargeByPromptPay.path),
        after: async (page) => await pressInVain(page, (await wordsOn(page)).charge.qr.expired.again),
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
      {
        name: 'card-gateway-at-bank',
        before: async (page) => {
          const words = await wordsOn(page);
          const token = await orderOnline(page, words, '1003', 'cardGateway');
          await fillCard(page, words, cards.asksTheBank);
          await payButton(page).click();
          await page.waitForURL(/127\.0\.0\.1/);
          return links.order(token);
        },
      },
      {
        name: 'card-refused',
        before: async (page) => {
          const json = { object: 'error', code: 'invalid_card', message: 'brand not supported (unknown)' };
          await page.route('**/tokens', (route) => route.fulfill({ status: 400, json }));
          return await orderedBy('cardToken')(page);
        },
        after: async (page) => {
          await fillCard(page, await wordsOn(page), cards.atOnce);
          await payButton(page).click();
          await page.getByText(/brand not supported/).waitFor();
        },
      },
      { name: 'wallet', before: orderedBy('wallet'), after: openWallet },
      {
        name: 'wallet-not-started',
        before: refused('wallet', chargeOrder.path),
        after: async (page) => {
          await openWallet(page);
          const { go } = (await wordsOn(page)).charge.wallet;
          await page.getByRole('dialog').getByRole('button', { name: go }).click();
          await page.getByRole('alert').first().waitFor();
        },
      },
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
      { name: 'bank-qr-expired', before: chargedBy('bankQr', { expires_at: past }) },
      { name: 'link-qr', before: orderedBy('paymentLinkPromptPay') },
      { name: 'link-qr-expired', before: chargedBy('paymentLinkPromptPay', { expires_at: past }) },
      { name: 'link-qr-failed', before: chargedBy('paymentLinkPromptPay', failed) },
      { name: 'gateway-qr-expired', before: chargedBy('cardGatewayQr', { expires_at: past }) },
      { name: 'gateway-qr-failed', before: chargedBy('cardGatewayQr', failed) },
      { name: 'given-up', before: chargedBy('cardTokenPromptPay', { ...failed, failure: 'expired' }) },
      { name: 'link', before: orderedBy('paymentLink') },
      { name: 'link-expired', before: chargedBy('paymentLink', { expires_at: past }) },
      {
        name: 'link-in-vain',
        before: inVain('paymentLink', chargeByLink.path),
        after: async (page) => await pressInVain(page, (await wordsOn(page)).charge.page.go),
      },
      { name: 'link-not-started', before: chargedBy('paymentLink', { ...failed, failure: 'notStarted' }) },
      { name: 'link-failed', before: chargedBy('paymentLink', failed) },
      { name: 'bill', before: orderedBy('billPayment') },
      { name: 'bill-failed', before: chargedBy('billPayment', failed) },
      { name: 'installments', before: orderedBy('cardGatewayInstallment') },
      { name: 'installments-failed', before: chargedBy('cardGatewayInstallment', failed) },
      {
        name: 'another-way',
        before: orderedBy('cardToken'),
        after: openOtherWay,
      },
      {
        name: 'another-way-refused',
        before: async (page) => {
          await page.route('**/public/orders/*/methods', async (route) => {
            const answer = await (await route.fetch()).json();
            const refuse = (way: object, at: number) => (at % 2 === 0 ? way : { ...way, refusal: wayRefusals[0] });
            await route.fulfill({ json: { ...answer, data: answer.data.map(refuse) } });
          });
          return await orderedBy('cardToken')(page);
        },
        after: openOtherWay,
      },
      {
        name: 'another-way-conflict',
        before: async (page) => {
          const json = { success: false, error: { code: 'STATUS_CONFLICT', message: '', details: {} } };
          await page.route('**/public/orders/*/method', (route) => route.fulfill({ status: 409, json }));
          return await orderedBy('cardToken')(page);
        },
        after: async (page) => {
          await openOtherWay(page);
          const { otherWay } = (await wordsOn(page)).orders;
          const sheet = page.getByRole('dialog', { name: otherWay.title });
          await sheet.getByRole('radio').first().check();
          await sheet.getByRole('button', { name: otherWay.confirm }).click();
          await page.getByText(otherWay.conflict).waitFor();
        },
      },
      { name: 'offline', before: orderedBy('cardToken'), offline: true },
      { name: 'qr-offline', before: orderedBy('cardTokenPromptPay'), offline: true },
    ],
  },
  {
    name: 'payment-return',
    path: links.home(),
    states: [
      { name: 'looking', before: atCardPage },
      { name: 'unknown', before: backTooEarly },
      { name: 'offline', before: backTooEarly, offline: true },
    ],
  },
];
