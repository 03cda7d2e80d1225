import { links } from '../../../src/ui/press/links.ts';
import { expect, test } from '../../support/browser/device.ts';
import { withWorker } from '../../support/browser/journeySettings.ts';
import { goOffline, storedSlips } from '../../support/browser/offline.ts';
import {
  fillGuest,
  fillReport,
  fillSignIn,
  openCartWith,
  placeOrder,
  putIntoCart,
  sendReport,
} from '../../support/browser/shopperSteps.ts';
import { readOrder } from '../../support/shop/orderRecord.ts';
import { guestNamed, student } from '../../support/shop/person.ts';

test.use(withWorker);

test('on a shared device nothing is left to the next person, and no report is lost', { tag: '@proof' }, async ({
  device,
  words,
  readyOffline,
}) => {
  const { sharedDevice, registration, cart, account } = words;
  const guest = guestNamed('ฟ้า', 'ร้านเน็ต');
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  let page = await device.open();

  const token = await test.step('a guest says so, orders, and reports without a network', async () => {
    await page.goto('/');
    await readyOffline(page);
    await openCartWith(page, words, '1018');
    await page.getByRole('link', { name: cart.guest }).click();
    await page.getByRole('checkbox', { name: sharedDevice.label }).check();
    await fillGuest(page, words, guest);
    const placed = await placeOrder(page, words);
    await fillReport(page, words);
    await goOffline(page, words);
    await sendReport(page, words);
    await expect.poll(() => storedSlips(page)).toHaveLength(1);
    // The form closes by a step back in the history.
    await expect(page).not.toHaveURL(/report=/);
    return placed;
  });

  await test.step('leaving asks what shall become of the report', async () => {
    await page.goto(links.account());
    await page.getByRole('button', { name: account.signOut, exact: true }).click();
    const question = page.getByRole('dialog', { name: sharedDevice.unsent.title });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: sharedDevice.unsent.send }).click();
    await expect(question.getByText(sharedDevice.unsent.stillHere)).toBeVisible();
    await question.getByRole('button', { name: sharedDevice.unsent.discard }).click();
    await page
      .getByRole('dialog', { name: sharedDevice.discardQuestion.title })
      .getByRole('button', { name: sharedDevice.discardQuestion.refuse })
      .click();
    await question.getByRole('button', { name: sharedDevice.unsent.keep }).click();
    await expect(page).toHaveURL('/');
    await page.goto(links.outbox());
    await expect(page.getByRole('heading', { name: words.outbox.empty.title })).toBeVisible();
    expect(await storedSlips(page)).toHaveLength(1);
  });

  await test.step('the report is sent by itself in the next session, and nobody sees it', async () => {
    await device.close();
    page = await device.open();
    await page.goto('/');
    await expect.poll(async () => (await readOrder(page, token)).reports.length).toBe(1);
    await expect.poll(() => storedSlips(page)).toEqual([]);
    await page.goto(links.outbox());
    await expect(page.getByRole('heading', { name: words.outbox.empty.title })).toBeVisible();
    await page.goto(links.checkout());
    await expect(page.getByText(guest.email)).toBeHidden();
  });

  await test.step('a student signs in, fills the cart and closes the browser', async () => {
    await page.goto(links.login());
    await expect(page.getByRole('checkbox', { name: sharedDevice.label })).toBeChecked();
    await fillSignIn(page, words, student);
    await expect(page).not.toHaveURL(/login/);
    await putIntoCart(page, words, '5001');
    // The cart's own cookie is renewed with its next change.
    const lasting = async () => (await page.context().cookies()).filter(({ expires }) => expires !== -1);
    await expect.poll(async () => (await lasting()).map(({ name }) => name)).toEqual([]);
    await device.close();
  });

  await test.step('the next person is a guest', async () => {
    page = await device.open();
    await page.goto(links.cart());
    await expect(page.getByText(cart.empty.title)).toBeVisible();
    await page.goto(links.studentOrders());
    await expect(field(words.session.login.username)).toBeVisible();
    await openCartWith(page, words, '1018');
    await page.getByRole('link', { name: cart.guest }).click();
    await expect(field(registration.fields.email)).toHaveValue('');
  });
});
