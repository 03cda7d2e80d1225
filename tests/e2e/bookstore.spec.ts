import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { links } from '../../src/ui/press/links.ts';
import { expect, test } from '../support/browser/neighbours.ts';
import { chooseShipping, fillParcelAddress } from '../support/browser/parcelSteps.ts';
import { fillGuest, languageOf, placeOrder } from '../support/browser/shopperSteps.ts';
import { wordsOf } from '../support/run/words.ts';
import { parcelAddress } from '../support/shop/buying.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { guestNamed } from '../support/shop/person.ts';

const bookId = '5001';

test('a bookstore that is turned on gets a guest’s book order', { tag: '@proof' }, async ({
  page,
  desk,
  words,
  locale,
  bookstore,
}) => {
  const shop = wordsOf(false);
  await test.step('the shop turns it on', async () => {
    await desk.goto(deskLinks.settings());
    await desk.getByRole('checkbox', { name: shop.bookstore.setting }).check();
    await desk.getByRole('button', { name: shop.administration.settings.save, exact: true }).first().click();
    await expect(desk.getByText(shop.administration.settings.saved)).toBeVisible();
  });

  const token = await test.step('the buyer reads at the address who else gets it, and orders', async () => {
    await page.goto(links.product(bookId));
    await page.getByRole('button', { name: words.product.addToCart }).click();
    await page.getByRole('link', { name: words.product.seeCart(1) }).click();
    await page.getByRole('link', { name: words.cart.guest }).click();
    await expect(page.getByText(words.bookstore.told)).toBeVisible();
    await chooseShipping(page, 'ems', languageOf(locale));
    await fillGuest(page, words, guestNamed('กานดา', 'รักอ่าน'));
    await fillParcelAddress(page, words, parcelAddress);
    return await placeOrder(page, words);
  });

  await test.step('the desk sees that it has arrived', async () => {
    const { id } = await readOrder(page, token);
    await desk.goto(deskLinks.order(id));
    const part = desk.getByRole('region', { name: shop.bookstore.heading });
    // An open page of the desk looks again after half a minute.
    await expect(part.getByText(shop.bookstore.states.sent, { exact: true })).toBeVisible({ timeout: 90_000 });
    expect([bookstore.packed.size, bookstore.contradictions]).toEqual([1, []]);
    expect(JSON.parse(bookstore.packed.get(id) ?? '')).toMatchObject({
      course_id: [bookId],
      shipping_address: { recipient: parcelAddress.recipient },
    });
  });
});
