import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { orderByToken, placeOrderCall } from '../../src/contract/order/order.ts';
import { registerStudent } from '../../src/contract/people/registration.ts';
import { taxWireFields } from '../../src/contract/people/taxData.ts';
import { field } from '../support/dom/field.ts';
import { fillGuest, openCheckout } from '../support/dom/openCheckout.ts';
import { unpaidOrder } from '../support/dom/orderFixture.ts';
import { personAs } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';

const words = wordsOf(true);
const { taxInvoice: texts, taxData, checkout } = words;
const course = { id: '1', title: 'ปั้นดิน' };
const person = { nameOne: 'มะลิ', nameTwo: 'ใจดี' };

const sheet = () => screen.findByRole('dialog', { name: texts.dialog.title });
const ask = () => screen.getByRole('checkbox', { name: new RegExp(`^${texts.invoice}`) });

async function openSheet() {
  const opened = await openCheckout(course);
  await opened.user.click(ask());
  return { ...opened, inside: await sheet() };
}

async function fill(user: UserEvent, inside: HTMLElement, payerId = '1101700230708') {
  const { fields } = taxData;
  await user.type(field(fields.nameOne.normal, inside), person.nameOne);
  await user.type(field(fields.nameTwo.normal, inside), person.nameTwo);
  await user.type(field(fields.payerId, inside), payerId);
  await user.type(field(fields.address, inside), '1 ถนนสุขุมวิท');
  await user.type(field(fields.postcode, inside), '10110');
}
const save = (inside: HTMLElement) => within(inside).getByRole('button', { name: texts.dialog.save });

test('what lacks is said under each field, a company is asked for other things, and the sheet stays', async () => {
  const { user, inside } = await openSheet();
  const { fields, problems, personTypes } = taxData;
  await user.click(save(inside));
  await waitFor(() => expect(field(fields.nameOne.normal, inside)).toHaveFocus());
  expect(field(fields.nameOne.normal, inside)).toHaveAccessibleDescription(problems['tax.firstName.required']);
  expect(field(fields.postcode, inside)).toHaveAccessibleDescription(
    expect.stringContaining(problems['tax.postcode.required']),
  );
  await user.click(within(inside).getByRole('radio', { name: personTypes.juristic }));
  await user.click(save(inside));
  await waitFor(() => expect(field(fields.nameOne.juristic, inside)).toHaveFocus());
  expect(field(fields.nameOne.juristic, inside)).toHaveAccessibleDescription(problems['tax.company.required']);
  expect(inside).toBeInTheDocument();
});

test('a cancelled form leaves the box unchecked, a saved one leaves it checked with its data', async () => {
  const { user, inside } = await openSheet();
  await user.click(within(inside).getByRole('button', { name: words.ui.cancel }));
  await waitFor(() => expect(inside).not.toBeInTheDocument());
  expect(ask()).not.toBeChecked();
  await user.click(ask());
  const again = await sheet();
  await fill(user, again);
  await user.click(save(again));
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(ask()).toBeChecked();
  expect(screen.getByText(/1 ถนนสุขุมวิท/)).toBeVisible();
});

test('data that the shop refuses with the order are opened at the field', async () => {
  const { shop, user, inside } = await openSheet();
  await fill(user, inside);
  await user.click(save(inside));
  await waitFor(() => expect(inside).not.toBeInTheDocument());
  await fillGuest(user);
  shop.answers(registerStudent, personAs('nonMember'));
  shop.answers(orderByToken, unpaidOrder());
  const refusal = taxData.problems['tax.payerId.length'];
  shop.refuses(placeOrderCall, {
    ...{ status: 400, code: 'INPUT_ERROR', details: { fields: { [taxWireFields.payerId]: refusal } } },
  });
  await user.click(screen.getAllByRole('button', { name: checkout.submit })[0] as HTMLElement);
  const again = await sheet();
  await waitFor(() => expect(field(taxData.fields.payerId, again)).toHaveFocus());
  expect(field(taxData.fields.payerId, again)).toHaveAccessibleDescription(expect.stringContaining(refusal));
});
