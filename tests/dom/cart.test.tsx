import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getPricingPlans } from '../../src/contract/cart/cart.ts';
import { fillCart, planOfThing } from '../support/dom/fillCart.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';

const { cart: texts, product } = wordsOf(true);
const things = [
  { id: '1', title: 'ปั้นดิน' },
  { id: '2', title: 'ตัดต่อ' },
  { id: '3', title: 'กล่องสี', kind: 'product', seatsLeft: 3 },
] as const;

async function openCart() {
  const shop = plainShop();
  shop.answers(getPricingPlans, ({ body }) =>
    things.filter(({ id }) => body.itemIds.includes(id)).map((thing) => planOfThing(thing)),
  );
  await fillCart(...things);
  const user = await openApp('/cart');
  await screen.findByRole('heading', { level: 1, name: texts.title });
  return user;
}

const removeOf = (title: string) => screen.getByRole('button', { name: texts.removeOf(title) });
const undo = () => screen.findByRole('button', { name: texts.undo });
const line = (title: string) => screen.queryByRole('heading', { level: 2, name: title });

test('a line that is taken out leads to its way back, and that to the line', async () => {
  const user = await openCart();
  for (const title of ['ปั้นดิน', 'ตัดต่อ']) {
    removeOf(title).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(line(title)).not.toBeInTheDocument());
    expect(await undo()).toHaveFocus();
  }
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'ตัดต่อ' })).toHaveFocus();
  expect(line('ปั้นดิน')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: texts.undo })).not.toBeInTheDocument();
});

test('the quantity of a product is limited by the stock', async () => {
  const user = await openCart();
  const quantity = within(screen.getByRole('group', { name: product.quantity }));
  const [less, more] = [product.less, product.more].map((name) => quantity.getByRole('button', { name }));
  expect(less).toBeDisabled();
  await user.click(more as HTMLElement);
  expect(await quantity.findByText('2')).toBeVisible();
  await user.click(more as HTMLElement);
  expect(await quantity.findByText('3')).toBeVisible();
  expect(more).toBeDisabled();
  await user.click(less as HTMLElement);
  expect(await quantity.findByText('2')).toBeVisible();
});

test('the last line that goes leaves an empty cart with the way back', async () => {
  const user = await openCart();
  for (const { title } of things) {
    await user.click(removeOf(title));
    await undo();
  }
  expect(await screen.findByRole('heading', { level: 1, name: texts.empty.title })).toBeVisible();
  await user.click(await undo());
  expect(await screen.findByRole('heading', { level: 2, name: 'กล่องสี' })).toBeVisible();
});
