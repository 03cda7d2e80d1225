import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listOrders, orderByToken } from '../../src/contract/order/order.ts';
import { bankAccounts, reportTransferCall } from '../../src/contract/order/payment.ts';
import { links } from '../../src/ui/press/links.ts';
import { field } from '../support/dom/field.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { unpaidOrder } from '../support/dom/orderFixture.ts';
import { account, plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';

const { orders, report: texts } = wordsOf(true);
const order = unpaidOrder();

/** Opens the report form of an order by its button. */
async function openReport(settings = {}, accounts = [account, { ...account, id: 'other' }]) {
  const shop = plainShop({ settings });
  shop.answers(bankAccounts, accounts);
  shop.answers(orderByToken, order);
  const user = await openApp(links.order(order.token));
  const button = await screen.findByRole('button', { name: orders.actions.report });
  await user.click(button);
  const sheet = await screen.findByRole('dialog', { name: texts.title });
  await within(sheet).findByLabelText(new RegExp(`^${texts.fields.contactName}`));
  return { shop, user, button, sheet };
}

const submit = (sheet: HTMLElement) => within(sheet).getByRole('button', { name: texts.submit });
const originBank = (sheet: HTMLElement) => field(texts.fields.originBank, sheet);

test('it begins at its title, has no cross, and Escape leaves it open', async () => {
  const { user, sheet } = await openReport();
  await waitFor(() => expect(within(sheet).getByRole('heading', { name: texts.title })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(sheet).toBeInTheDocument();
});

test('what lacks is said under each field, the first one has the focus, and nothing is sent', async () => {
  const { shop, user, sheet } = await openReport({ slipRequired: true });
  shop.answers(reportTransferCall, order as never);
  await user.click(submit(sheet));
  await waitFor(() => expect(field(texts.fields.slip, sheet)).toHaveFocus());
  expect(within(sheet).queryByText(texts.invalidTitle), 'one summary, beside the form').not.toBeInTheDocument();
  expect(await screen.findByText(texts.invalidCount(3))).toBeVisible();
  expect(screen.getAllByText(texts.problems.originBank), 'each fault once').toHaveLength(1);
  expect(originBank(sheet)).toHaveAccessibleDescription(texts.problems.originBank);
  expect(field(texts.fields.account, sheet)).toHaveAccessibleDescription(texts.problems.account);
  expect(within(sheet).getByText(texts.problems.slip)).toBeVisible();
  await within(sheet).findByRole('option', { name: /กสิกรไทย \(kbank\)/ });
  await user.selectOptions(originBank(sheet), 'kbank');
  await user.click(submit(sheet));
  expect(originBank(sheet)).toBeValid();
  expect(shop.sent(reportTransferCall)).toEqual([]);
});

test('the only account of the shop is chosen from the start', async () => {
  const { sheet } = await openReport({}, [account]);
  await waitFor(() => expect(field(texts.fields.account, sheet)).toHaveValue(account.id));
});

test('the account whose number was copied is chosen, and sum and number are copied as a bank app takes them', async () => {
  const other = { ...account, id: 'other', accountNumber: '999-9-99999-9' };
  const shop = plainShop();
  shop.answers(bankAccounts, [account, other]);
  shop.answers(orderByToken, order);
  const user = await openApp(links.order(order.token));
  await user.click(await screen.findByRole('button', { name: orders.sum.copyOf('฿1,990.00') }));
  expect(await navigator.clipboard.readText()).toBe('1990.00');
  await user.click(await screen.findByRole('button', { name: orders.copy(other.accountNumber) }));
  expect(await navigator.clipboard.readText()).toBe('9999999999');
  expect(screen.getByText(orders.checkTime('24 ชม.'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: orders.actions.report }));
  await waitFor(() => expect(field(texts.fields.account)).toHaveValue(other.id));
});

test('a student who reports later comes to the order list', async () => {
  const shop = plainShop({ role: 'student' });
  shop.answers(orderByToken, order);
  shop.answers(listOrders, { rows: [order], total: 1 });
  const user = await openApp(links.order(order.token));
  await user.click(await screen.findByRole('button', { name: orders.actions.report }));
  await user.click(await screen.findByRole('button', { name: texts.later }));
  const link = await screen.findByRole('link', { name: orders.actions.accounts });
  expect(link).toHaveAttribute('href', links.order(order.token));
  expect(screen.getByText(account.accountNumber)).toBeVisible();
});

test('date, time and amount are rewritten as understood, and an invalid date shows a problem', async () => {
  const { user, sheet } = await openReport();
  const day = field(texts.fields.date, sheet);
  const time = field(texts.fields.time, sheet);
  const amount = field(texts.fields.amount(texts.units.THB), sheet);
  for (const one of [day, time, amount]) await user.clear(one);
  await user.type(day, '14/2/2569');
  await user.type(time, '9.41');
  await user.type(amount, '1990');
  await user.tab();
  expect([day, time, amount].map((one) => one.value)).toEqual(['14 ก.พ. 2569', '09:41:00', '1,990.00']);
  await user.clear(day);
  await user.type(day, '31/2/2569');
  await user.click(submit(sheet));
  expect(day).toHaveAccessibleDescription(expect.stringContaining(texts.dateInvalid));
});

test('a shop with a 12-hour clock asks for the time so, and says so of an invalid one', async () => {
  const { user, sheet } = await openReport({ twelveHourClock: true });
  const time = field(texts.fields.time, sheet);
  const example = expect.stringContaining('9:41:00 AM');
  expect(time).toHaveAccessibleDescription(example);
  await user.clear(time);
  await user.type(time, '21:41');
  await user.tab();
  expect(time).toHaveValue('9:41:00 PM');
  await user.clear(time);
  await user.type(time, '13:75 PM');
  await user.click(submit(sheet));
  expect(time).toBeInvalid();
  expect(time).toHaveAccessibleDescription(example);
});

test('a postponed report returns the focus and keeps its draft', async () => {
  const { user, button, sheet } = await openReport();
  const name = field(texts.fields.contactName, sheet);
  await user.clear(name);
  await user.type(name, 'ปิติ');
  await user.click(within(sheet).getByRole('button', { name: texts.later }));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
  await user.click(button);
  await waitFor(() => expect(field(texts.fields.contactName)).toHaveValue('ปิติ'));
});
