import type { Page } from 'playwright';
import { links } from '../../src/ui/press/links.ts';
import { becomeMember, inSight } from '../support/browser/shopperSteps.ts';
import { memberNamed } from '../support/shop/person.ts';
import { cartWith, wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

/** A free course that an administrator has to let in to, in a member's cart. */
const withRequest = async (page: Page) => {
  await becomeMember(page, memberNamed('อิ่ม', 'ใจดี'));
  await cartWith(page, '1028');
  return undefined;
};

async function ask(page: Page): Promise<void> {
  const { checkout, orders } = await wordsOn(page);
  await inSight(page.getByRole('button', { name: checkout.submitFree })).click();
  await page.getByRole('heading', { level: 1, name: orders.thanks.freeApprove }).waitFor();
}

/** A course without a price, from the checkout to the order that waits for the administrator. */
export const freeCourses: readonly Screen[] = [
  {
    name: 'free-course',
    path: links.checkout(),
    states: [
      { name: 'checkout', before: withRequest },
      { name: 'thanks', before: withRequest, after: ask },
      {
        name: 'waits',
        before: withRequest,
        after: async (page) => {
          const { orders } = await wordsOn(page);
          await ask(page);
          await page.getByRole('link', { name: orders.thanks.seeOrders }).click();
          await page.getByRole('link', { name: orders.actions.see }).click();
          await page.getByRole('heading', { name: orders.next.approval.title }).waitFor();
        },
      },
    ],
  },
];
