import type { Page } from 'playwright';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { links } from '../../src/ui/press/links.ts';
import { enter } from '../support/browser/shopperSteps.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { administrator } from '../support/shop/person.ts';
import { reportedOrder, wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

const atWaiting = async (page: Page): Promise<string> => {
  const address = await reportedOrder(page);
  const { id } = await readOrder(page, address.slice(links.order('').length));
  await enter(page, administrator);
  return deskLinks.order(id);
};

/** The slip viewer and the shortcuts of an order at the desk. */
export const slipQueue: readonly Screen[] = [
  {
    name: 'admin-slip',
    path: deskLinks.orders(),
    states: [
      { name: 'order', before: atWaiting },
      {
        name: 'seen-before',
        before: async (page, shop) => {
          const elsewhere = await page.context().browser()?.newContext({ baseURL: shop.url });
          if (!elsewhere) throw new Error('No browser');
          await reportedOrder(await elsewhere.newPage());
          await elsewhere.close();
          return await atWaiting(page);
        },
        after: async (page) => {
          const { seen } = (await wordsOn(page)).slipQueue;
          await page.getByText(seen.before).waitFor();
        },
      },
      {
        name: 'approving',
        before: atWaiting,
        after: async (page) => {
          const { administration, slipQueue: words } = await wordsOn(page);
          await page.getByRole('button', { name: administration.decide.approve, exact: true }).click();
          await page.getByRole('dialog').getByText(words.approve.starts).waitFor();
        },
      },
      {
        name: 'viewer',
        before: atWaiting,
        after: async (page) => {
          await page.locator('.slip').first().waitFor();
          await page.keyboard.press('z');
          await page.locator('.slip-moved img').waitFor();
        },
      },
      {
        name: 'keys',
        before: atWaiting,
        after: async (page) => {
          const { slipQueue: words } = await wordsOn(page);
          await page.locator('#review-title').waitFor();
          await page.keyboard.press('?');
          await page.getByRole('dialog', { name: words.keys.title }).waitFor();
        },
      },
    ],
  },
];
