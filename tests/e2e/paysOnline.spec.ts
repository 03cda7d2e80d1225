import { chargeByBankQr } from '../../src/contract/order/charge.ts';
import { formatMoney } from '../../src/i18n/format.ts';
import { links } from '../../src/ui/press/links.ts';
import {
  cards,
  chooseAtProvider,
  fillCard,
  orderBy,
  orderOnline,
  payAtProvider,
  payInBankApp,
  watchSent,
} from '../support/browser/bankSteps.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { expect, test } from '../support/shop/shop.ts';

const courseId = '1003';

for (const [method, provider, failure] of [
  ['cardTokenPromptPay', 'omise', 'fail'],
  ['cardGatewayQr', 'twoC2P', 'expire'],
  ['paymentLinkPromptPay', 'gbPrimePay', 'fail'],
] as const) {
  test(`a QR is the same after a reload; one that fails gives way to the next, whose payment changes the page: ${method}`, {
    tag: method === 'cardTokenPromptPay' ? [] : '@proof',
  }, async ({ page, words }) => {
    const token = await orderOnline(page, words, courseId, method);
    const order = await readOrder(page, token);
    const picture = page.getByRole('img', { name: words.charge.qr.picture(formatMoney(order.total)) });
    await expect(picture).toBeVisible();
    const shown = await picture.getAttribute('src');
    await page.reload();
    await expect(picture).toHaveAttribute('src', shown ?? '');

    await payInBankApp(page, provider, failure);
    await expect(page.getByText(words.charge.declined.title)).toBeVisible();
    await page.getByRole('button', { name: words.charge.again }).click();
    await expect(picture).toBeVisible();
    await expect(picture).not.toHaveAttribute('src', shown ?? '');

    await payInBankApp(page, provider);
    await expect(page).toHaveURL(/\/thankyou$/);
    expect((await readOrder(page, token)).status).toBe('approved');
  });
}

test('the sheet of the bank’s QR tries again where none was made; the payment leads to thanks for the money', async ({
  page,
  words,
}) => {
  const { qr, again } = words.charge;
  const refusal = { success: false, error: { code: 'TOO_MANY_REQUESTS', message: '', details: {} } };
  await page.route(`**${chargeByBankQr.path}`, (route) => route.fulfill({ status: 429, json: refusal }), { times: 1 });
  const token = await orderOnline(page, words, courseId, 'bankQr');
  await page.getByRole('dialog', { name: qr.notMade }).getByRole('button', { name: again }).click();
  const { total } = await readOrder(page, token);
  const sheet = page.getByRole('dialog', { name: qr.title });
  await expect(sheet.getByRole('img', { name: qr.picture(formatMoney(total)) })).toBeVisible();
  await payInBankApp(page, 'scb');
  await expect(page).toHaveURL(/\/thankyou$/);
  await expect(page.getByRole('heading', { level: 1, name: words.orders.thanks.paid })).toBeVisible();
});

test('a declined card says why; the next one is confirmed at the bank and pays', async ({ page, words }) => {
  const token = await orderOnline(page, words, courseId, 'cardToken');
  const sent = watchSent(page);
  const pay = page.getByRole('button', { name: /^(จ่าย|Pay) / });
  const { declined, card } = words.charge;

  await test.step('missing values show at their fields, and nothing is sent', async () => {
    await fillCard(page, words, '4242424242424241');
    await pay.click();
    await expect(page.getByText(card.problems.number)).toBeVisible();
  });

  await test.step('a card without money is declined, and the order waits', async () => {
    await fillCard(page, words, cards.poor);
    await pay.click();
    await expect(page.getByText(declined.reasons.insufficientFunds)).toBeVisible();
    expect((await readOrder(page, token)).status).toBe('notYetReceived');
  });

  await test.step('another one goes by way of the bank', async () => {
    await fillCard(page, words, cards.asksTheBank);
    await pay.click();
    await payAtProvider(page);
    // The order's page, or the thanks that follow it where the provider's word came later than the browser.
    await expect(page).toHaveURL(new RegExp(`/(order/|thankyou\\?orderId=)${token}$`));
    await expect(page.getByRole('link', { name: words.orders.actions.start })).toBeVisible();
    expect((await readOrder(page, token)).status).toBe('approved');
  });
  expect(sent.toShop()).toContain('omise_token');
  for (const number of [cards.poor, cards.asksTheBank]) expect(sent.toShop()).not.toContain(number);
});

test('a card goes encrypted to the gateway: one is declined there, the next is confirmed at the bank', async ({
  page,
  words,
}) => {
  const token = await orderOnline(page, words, courseId, 'cardGateway');
  const pay = page.getByRole('button', { name: /^(จ่าย|Pay) / });
  const sent = watchSent(page);
  await fillCard(page, words, cards.unknown);
  await pay.click();
  await expect(page.getByText(words.charge.declined.reasons.refusedByBank)).toBeVisible();
  expect((await readOrder(page, token)).status).toBe('notYetReceived');

  await fillCard(page, words, cards.asksTheBank);
  await pay.click();
  await payAtProvider(page);
  await expect(page).toHaveURL(new RegExp(`/(order/|thankyou\\?orderId=)${token}$`));
  await expect(page.getByRole('link', { name: words.orders.actions.start })).toBeVisible();
  expect((await readOrder(page, token)).status).toBe('approved');
  expect(sent.toShop()).toContain('encryptedCardInfo');
  for (const number of [cards.unknown, cards.asksTheBank]) expect(sent.toShop()).not.toContain(number);
});

for (const [method, failure] of [
  ['paymentLink', 'fail'],
  ['billPayment', 'cancel'],
  ['cardGatewayInstallment', 'decline'],
] as const) {
  test(`an order that fails on the provider's own page says so, and is paid there by the next try: ${method}`, {
    tag: method === 'paymentLink' ? [] : '@proof',
  }, async ({ page, words }) => {
    const token = await orderOnline(page, words, courseId, method);
    await chooseAtProvider(page, failure);
    await expect(page.getByText(words.charge.declined.title)).toBeVisible();
    await page.getByRole('button', { name: words.charge.page.go }).click();
    await payAtProvider(page);
    await expect(page).toHaveURL(new RegExp(`/(order/|thankyou\\?orderId=)${token}$`));
    await expect(page.getByRole('link', { name: words.orders.actions.start })).toBeVisible();
    expect((await readOrder(page, token)).status).toBe('approved');
  });
}

test('a wallet payment is approved on PayPal’s page; a refused one cancels the order, which can be ordered again', async ({
  page,
  words,
}) => {
  const { wallet } = words.charge;
  const sheet = page.getByRole('dialog', { name: wallet.title });
  const go = sheet.getByRole('button', { name: wallet.go });

  await test.step('a declined source of money cancels the order, and ordering again fills the cart', async () => {
    const token = await orderOnline(page, words, courseId, 'wallet');
    await go.click();
    await chooseAtProvider(page, 'declined');
    await expect(page.getByText(wallet.failed.body)).toBeVisible();
    expect((await readOrder(page, token)).status).toBe('cancelled');
    await page.getByRole('button', { name: words.orders.actions.again }).click();
    await expect(page).toHaveURL(/\/cart$/);
  });

  await test.step('the approved one leads on', async () => {
    await page.goto(links.checkout());
    const token = await orderBy(page, words, 'wallet');
    await go.click();
    await payAtProvider(page);
    await expect(page).toHaveURL(new RegExp(`/(order/|thankyou\\?orderId=)${token}$`));
    await expect(page.getByRole('link', { name: words.orders.actions.start })).toBeVisible();
    expect((await readOrder(page, token)).status).toBe('approved');
  });
});
