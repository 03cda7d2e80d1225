import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chargeByBankQr, currentCharge } from '../../src/contract/order/charge.ts';
import { listOrders, orderByToken } from '../../src/contract/order/order.ts';
import type { Charge } from '../../src/domain/order/charge.ts';
import { formatMoney } from '../../src/i18n/format.ts';
import { links } from '../../src/ui/press/links.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { unpaidOrder } from '../support/dom/orderFixture.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';

const { charge: texts } = wordsOf(true);
const order = unpaidOrder({ method: 'bankQr' });
const made: Charge = {
  ...{ method: 'bankQr', state: 'open', sentAt: Date.now(), expiresAt: Date.now() + 600_000 },
  ...{ step: { kind: 'qr', picture: 'data:image/png;base64,AA==' }, card: null, failure: null },
};
const failed: Charge = { ...made, state: 'declined', step: null, expiresAt: null, failure: 'notStarted' };
const picture = texts.qr.picture(formatMoney(order.total, order.currency));

async function openOrder(last: Charge | null, state?: object) {
  const shop = plainShop();
  shop.answers(orderByToken, order);
  shop.answers(currentCharge, last);
  shop.answers(listOrders, { rows: [], total: 0 });
  return { shop, user: await openApp(links.order(order.token), state) };
}

const sheet = (name: string = texts.qr.title) => screen.findByRole('dialog', { name });

test('a press opens the sheet, which has the QR and the time that is left', async () => {
  const { shop, user } = await openOrder(null);
  const answer = shop.holds(chargeByBankQr, made);
  const open = await screen.findByRole('button', { name: texts.qr.make });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(open);
  const shown = await sheet();
  expect(within(shown).queryByRole('img', { name: picture })).not.toBeInTheDocument();
  answer();
  expect(await within(shown).findByRole('img', { name: picture })).toBeVisible();
  expect(shown).toHaveTextContent(texts.qr.left);
  expect(shop.sent(chargeByBankQr)).toHaveLength(1);
});

test('a QR that the bank did not make leaves a second try in the sheet', async () => {
  const { shop, user } = await openOrder(null);
  shop.answers(chargeByBankQr, failed);
  await user.click(await screen.findByRole('button', { name: texts.qr.make }));
  const shown = await sheet(texts.qr.notMade);
  expect(await within(shown).findByText(new RegExp(texts.declined.reasons.notStarted))).toBeVisible();
  shop.answers(chargeByBankQr, made);
  await user.click(within(shown).getByRole('button', { name: texts.again }));
  expect(await within(shown).findByRole('img', { name: picture })).toBeVisible();
});

test('a page that comes back from the bank’s app shows its QR again; once closed, a press opens the same', async () => {
  const { shop, user } = await openOrder(made);
  expect(within(await sheet()).getByRole('img', { name: picture })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: texts.qr.show }));
  expect(within(await sheet()).getByRole('img', { name: picture })).toBeVisible();
  expect(shop.sent(chargeByBankQr)).toHaveLength(0);
});

test('a QR that is over has no picture; the sheet says so, and leads to a new one', async () => {
  await openOrder({ ...made, expiresAt: Date.now() - 1000 });
  const shown = await sheet(texts.qr.expired.title);
  expect(within(shown).queryByRole('img', { name: picture })).not.toBeInTheDocument();
  expect(within(shown).getByRole('button', { name: texts.qr.expired.again })).toBeEnabled();
});
