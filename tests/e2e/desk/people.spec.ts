import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { cancelUnpaidOrder } from '../../../src/contract/administration/orderPayments.ts';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links } from '../../../src/ui/press/links.ts';
import { atDesk } from '../../support/browser/journeySettings.ts';
import { becomeMember, enter, openCartWith, placeOrder } from '../../support/browser/shopperSteps.ts';
import { readOrder } from '../../support/shop/orderRecord.ts';
import { administrator, memberNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

test.use(atDesk);

test('a person is found, blocked and unblocked, and their data is exported and erased', async ({
  page,
  words,
  otherDevice,
}) => {
  const { deskPeople: texts, dataRights: rights } = words;
  const member = memberNamed('พิมพ์ดี', 'ขอลบ');
  const own = await otherDevice();
  await becomeMember(own, member);
  await openCartWith(own, words, '1003');
  await own.goto(links.checkout());
  const order = await readOrder(own, await placeOrder(own, words));
  await enter(page, administrator);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

  await test.step('the person is found by their e-mail', async () => {
    await page.goto(deskLinks.people());
    await page.getByRole('searchbox', { name: texts.search }).fill(member.email);
    await page.getByRole('link', { name: texts.openOf('พิมพ์ดี ขอลบ') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'พิมพ์ดี ขอลบ' })).toBeVisible();
  });

  await test.step('their open app is refused while they are blocked', async () => {
    await press(texts.account.block);
    await confirm(texts.account.block);
    await expect(page.getByText(texts.blocked, { exact: true })).toBeVisible();
    await own.goto(links.studentOrders());
    await expect(own.getByRole('dialog', { name: words.session.access.deniedTitle })).toBeVisible();
    await press(texts.account.unblock);
    await confirm(texts.account.unblock);
    await expect(page.getByText(texts.blocked, { exact: true })).toBeHidden();
  });

  await test.step('the ZIP has their order', async () => {
    const coming = page.waitForEvent('download');
    await press(rights.download);
    const files = unzipSync(await readFile(await (await coming).path()));
    expect(strFromU8(files['data.json'] ?? new Uint8Array())).toContain(order.number);
  });

  await test.step('erasure waits for the open order, and then leaves no name', async () => {
    const erase = async () => {
      await page.getByRole('textbox', { name: rights.confirmation(member.email) }).fill(member.email);
      await confirm(rights.eraseConfirm);
    };
    await press(rights.erase);
    await erase();
    await expect(page.getByRole('dialog').getByText(`#${order.number}`)).toBeVisible();
    const cancelled = await page.request.post(cancelUnpaidOrder.path.replace('{orderId}', order.id), {
      data: { reason: null },
    });
    expect(cancelled.ok()).toBe(true);
    await confirm(rights.eraseConfirm);
    await expect(page.getByRole('main').getByText(texts.erased, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: texts.nameless })).toBeVisible();
    await expect(page.getByText(member.email)).toBeHidden();
  });
});
