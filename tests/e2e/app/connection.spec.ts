import { expect, test } from '../../support/browser/badReception.ts';
import { fillGuest, inSight, openCartWith, orderButton } from '../../support/browser/shopperSteps.ts';
import { guestNamed } from '../../support/shop/person.ts';

test('an order that is pressed as the shop goes down waits, says so once, and is placed when the shop is back', async ({
  phone,
  network,
  words,
}) => {
  await openCartWith(phone, words, '1003');
  await phone.getByRole('link', { name: words.cart.guest }).click();
  await fillGuest(phone, words, guestNamed('สมใจ', 'รอได้'));
  await phone.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
  await expect(phone.getByText(words.checkout.summary.checking)).toBeHidden();
  network.set('frontOnly');
  await orderButton(phone, words).click();
  await expect(inSight(phone.getByText(words.waiting.until.down))).toBeVisible();
  await expect(phone.getByText(words.checkout.failedTitle)).toBeHidden();
  await expect(phone.getByText(words.checkout.unknown)).toBeHidden();
  network.set('clear');
  await phone.evaluate(() => dispatchEvent(new Event('online')));
  await expect(phone).toHaveURL(/\/order\//);
});
