import type { Page } from 'playwright';
import { links } from '../../src/ui/press/links.ts';
import { becomeMember, placeOrder } from '../support/browser/shopperSteps.ts';
import { askToWithhold, fillCompany, saveTax, taxBox, taxSheet, unfoldTax } from '../support/browser/taxSteps.ts';
import { memberNamed } from '../support/shop/person.ts';
import { cartWith, wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

const withCart = async (page: Page) => {
  await becomeMember(page, memberNamed('ปิ่น', 'ทองดี'));
  await cartWith(page, '1003', '1018');
  return undefined;
};

async function withheld(page: Page): Promise<void> {
  const words = await wordsOn(page);
  await unfoldTax(page, words);
  await askToWithhold(page, words, 'none');
  await fillCompany(page, words);
  await saveTax(page, words);
  await taxSheet(page, words).waitFor({ state: 'hidden' });
}

/** A tax invoice in the checkout and on the order. */
export const taxes: readonly Screen[] = [
  {
    name: 'tax',
    path: links.checkout(),
    states: [
      {
        name: 'question',
        before: withCart,
        after: async (page) => {
          const words = await wordsOn(page);
          await unfoldTax(page, words);
          await taxBox(page, words, 'withhold').click();
        },
      },
      {
        name: 'faults',
        before: withCart,
        after: async (page) => {
          const words = await wordsOn(page);
          await unfoldTax(page, words);
          await taxBox(page, words, 'invoice').click();
          await saveTax(page, words);
        },
      },
      { name: 'withheld', before: withCart, after: withheld },
      {
        name: 'order',
        before: withCart,
        after: async (page) => {
          await withheld(page);
          await placeOrder(page, await wordsOn(page));
          await page.keyboard.press('Escape');
        },
      },
    ],
  },
];
