import type { Page } from 'playwright';
import type { PaymentMethod } from '../../src/domain/order/paymentMethod.ts';
import { links } from '../../src/ui/press/links.ts';
import { cards, chooseAtProvider, fillCard, orderOnline } from '../support/browser/bankSteps.ts';
import { wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

/** The page of an order that waits for its payment by this method. */
const orderedBy = (method: PaymentMethod) => async (page: Page) =>
  links.order(await orderOnline(page, await wordsOn(page), '1003', method));

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
      { name: 'link', before: orderedBy('paymentLink') },
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
