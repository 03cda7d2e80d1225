import type { Page } from 'playwright/test';
import { listOrders } from '../../src/contract/order/order.ts';
import type { Order } from '../../src/domain/order/order.ts';
import { buyButton, fillGuest, orderButton, reportButton } from '../support/browser/shopperSteps.ts';
import { guestNamed } from '../support/shop/person.ts';
import { expect, test } from '../support/shop/shop.ts';

test('two presses make one order, and the way back does not make another', async ({ page, words }) => {
  await page.goto('/course/1012');
  await buyButton(page, words).dblclick();
  await expect(page.getByRole('list', { name: words.checkout.summary.lines }).getByRole('listitem')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/course\/1012/);
  await page.goForward();
  await fillGuest(page, words, guestNamed('ธีร์', 'มือไว'));
  await orderButton(page, words).dblclick();
  await expect(page).toHaveURL(/\/order\/[\w-]{22,}/);
  await expect(reportButton(page, words)).toBeVisible();
  expect(await ownOrders(page)).toHaveLength(1);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/order\//);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: words.checkout.empty.title })).toBeVisible();
  expect(await ownOrders(page)).toHaveLength(1);
});

async function ownOrders(page: Page): Promise<readonly Order[]> {
  const answer = await page.request.get(listOrders.path);
  return listOrders.response.parse(await answer.json()).rows;
}
