import type { Page } from 'playwright/test';
import { orderByToken } from '../../../src/contract/order/order.ts';
import type { Order } from '../../../src/domain/order/order.ts';

/** The order's current row. */
export async function readOrder(page: Page, token: string): Promise<Order> {
  const answer = await page.request.get(orderByToken.path.replace('{token}', token));
  return orderByToken.response.parse(await answer.json());
}
