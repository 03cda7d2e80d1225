import type { Page } from 'playwright/test';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links } from '../../../src/ui/press/links.ts';
import { atDesk } from '../../support/browser/journeySettings.ts';
import { buyAsGuest, enter, fillReport, sendReport } from '../../support/browser/shopperSteps.ts';
import type { Words } from '../../support/run/words.ts';
import { readOrder } from '../../support/shop/orderRecord.ts';
import { administrator, guestNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

test.use(atDesk);

test('three waiting slips are handled with the keyboard alone: one approved, one rejected, one asked', {
  tag: '@proof',
}, async ({ page, words, otherDevice }) => {
  const { slipQueue, orderCare, administration } = words;
  const buyers = ['ชูใจ', 'ปิติ', 'วีระ'];
  const tokens = await Promise.all(buyers.map(async (name) => reported(await otherDevice(), words, name)));
  const [toApprove = '', toReject = '', toAsk = ''] = tokens;
  await enter(page, administrator);
  await page.goto(deskLinks.orders());
  const title = page.locator('#review-title');
  const press = (key: string) => page.keyboard.press(key);

  const titleNow = async () => ((await title.count()) === 0 ? null : await title.textContent());

  /** Goes on through the queue to an order. */
  const comeTo = async (token: string): Promise<string> => {
    const { number } = await readOrder(page, token);
    await expect(page.getByRole('link', { name: administration.orders.open(number) })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    for (let shown = await titleNow(); shown !== `#${number}`; shown = await titleNow()) {
      await press('j');
      await expect.poll(async () => ![shown, null].includes(await titleNow())).toBe(true);
    }
    await expect(title).toBeFocused();
    return number;
  };

  await test.step('the list of shortcuts opens and closes', async () => {
    await comeTo(toApprove);
    await press('?');
    await expect(page.getByRole('dialog', { name: slipQueue.keys.title })).toBeVisible();
    await press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the slip is enlarged and turned, and the order is approved after a question', async () => {
    await press('z');
    const slip = page.locator('.slip-moved');
    await expect(slip).toBeVisible();
    await press('+');
    await press('r');
    await expect(slip).toHaveAttribute('style', /rotate\(90deg\) scale\(1\.5\)/);
    await press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await press('a');
    const question = page.getByRole('dialog');
    const confirm = question.getByRole('button', { name: slipQueue.approve.confirm });
    await expect(confirm).toBeVisible();
    expect((await readOrder(page, toApprove)).status).toBe('pendingApproved');
    await tabTo(page, slipQueue.approve.confirm);
    await press('Enter');
    const { number } = await readOrder(page, toApprove);
    await expect(page.getByText(administration.decide.approved(number))).toBeVisible();
    await expect(title).toBeFocused();
  });

  await test.step('one is rejected with a reason, whose letters are no shortcuts', async () => {
    const number = await comeTo(toReject);
    await press('r');
    await expect(page.getByLabel(administration.decide.reason, { exact: true })).toBeFocused();
    await press('ArrowDown');
    await press('Tab');
    await page.keyboard.type('ajkqz?');
    await expect(page.getByLabel(administration.decide.more)).toHaveValue('ajkqz?');
    await tabTo(page, administration.decide.reject);
    await press('Enter');
    await expect(page.getByText(administration.decide.rejected(number))).toBeVisible();
    await expect(title).toBeFocused();
  });

  await test.step('the buyer of one is asked, and the order stays', async () => {
    await comeTo(toAsk);
    await expect(page.getByRole('region', { name: orderCare.notes })).toBeVisible();
    await press('q');
    const field = page.getByLabel(orderCare.asked, { exact: true });
    await expect(field).toBeFocused();
    await page.keyboard.type('Is this the whole slip?');
    await tabTo(page, orderCare.send);
    await press('Enter');
    await expect(page.getByText(orderCare.done.asked)).toBeVisible();
    await expect(title).toBeFocused();
  });

  const states = await Promise.all(tokens.map(async (token) => (await readOrder(page, token)).status));
  expect(states).toEqual(['approved', 'rejected', 'pendingApproved']);
});

/** A guest's order with a reported slip. */
async function reported(page: Page, words: Words, name: string): Promise<string> {
  const token = await buyAsGuest(page, words, '1003', guestNamed(name, 'คิวสลิป'));
  await page.goto(`${links.order(token)}?report=1`);
  await fillReport(page, words);
  await sendReport(page, words);
  await page.waitForURL(/\/thankyou/);
  return token;
}

/** Presses Tab until the button with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (focused === name) return;
  }
  throw new Error(`No way to ${name} by Tab`);
}
