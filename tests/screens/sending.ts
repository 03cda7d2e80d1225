import type { Page } from 'playwright';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { links } from '../../src/ui/press/links.ts';
import { chooseShipping, fillParcelAddress } from '../support/browser/parcelSteps.ts';
import { enter, fillGuest, orderButton, placeOrder, putIntoCart } from '../support/browser/shopperSteps.ts';
import { parcelAddress } from '../support/shop/buying.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { administrator } from '../support/shop/person.ts';
import { offerShipping } from '../support/shop/shopQuestions.ts';
import { guest, languageOn, wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

const withBook = async (page: Page) => {
  await putIntoCart(page, await wordsOn(page), '5001');
  return undefined;
};

async function fillAddress(page: Page): Promise<void> {
  const words = await wordsOn(page);
  await chooseShipping(page, 'ems', await languageOn(page));
  await fillGuest(page, words, guest);
  await fillParcelAddress(page, words, parcelAddress);
}

/** Shipping: in the cart, in the checkout, on the order, and in the settings. */
export const sending: readonly Screen[] = [
  {
    name: 'sending',
    path: links.checkout(),
    states: [
      {
        name: 'cart',
        before: async (page) => {
          await withBook(page);
          return links.cart();
        },
      },
      { name: 'address', before: withBook, after: fillAddress },
      {
        name: 'faults',
        before: withBook,
        after: async (page) => {
          await chooseShipping(page, 'ems', await languageOn(page));
          await orderButton(page, await wordsOn(page)).click();
        },
      },
      {
        name: 'order',
        before: withBook,
        after: async (page) => {
          await fillAddress(page);
          await placeOrder(page, await wordsOn(page));
          await page.keyboard.press('Escape');
        },
      },
      {
        name: 'parcel',
        before: async (page) => {
          await withBook(page);
          // An approved order with a parcel would need a slip and two people; the page draws the same answer.
          await page.route('**/public/orders/*', async (route) => {
            const response = await route.fetch();
            const answer = await response.json();
            const parcel = { status: 'sent', carrier: 'ไปรษณีย์ไทย EMS', tracking_number: 'EX123456789TH' };
            await route.fulfill({ response, json: { ...answer, data: { ...answer.data, parcel } } });
          });
          return undefined;
        },
        after: async (page) => {
          await fillAddress(page);
          await placeOrder(page, await wordsOn(page));
          await page.keyboard.press('Escape');
          await page.reload();
          await page.locator('#parcel-heading').waitFor();
        },
      },
      {
        name: 'address-at-desk',
        before: async (page) => {
          await withBook(page);
          await page.goto(links.checkout());
          await fillAddress(page);
          const { id } = await readOrder(page, await placeOrder(page, await wordsOn(page)));
          await enter(page, administrator);
          return deskLinks.order(id);
        },
        after: async (page) => {
          const { orderCare } = await wordsOn(page);
          await page.getByRole('button', { name: orderCare.address.change }).click();
          await page.getByRole('dialog').getByRole('textbox').first().fill('');
          await page.getByRole('dialog').getByRole('button', { name: orderCare.address.save }).click();
        },
      },
      {
        name: 'settings',
        before: async (page) => {
          await enter(page, administrator);
          return deskLinks.settings();
        },
        after: async (page) => {
          const { shippingOptions, persistedForm } = await wordsOn(page);
          const part = page.getByRole('region', { name: shippingOptions.title });
          await part.getByRole('button', { name: persistedForm.editOf(shippingOptions.title) }).click();
          await part.getByRole('button', { name: shippingOptions.add }).click();
          await part.getByRole('button', { name: persistedForm.save, exact: true }).click();
        },
      },
      {
        // Last: it turns this shop's shipping off.
        name: 'nothing-sent',
        before: async (page) => {
          await withBook(page);
          await enter(page, administrator);
          await offerShipping(page.request, false);
          await page.context().clearCookies();
          return undefined;
        },
      },
    ],
  },
];
