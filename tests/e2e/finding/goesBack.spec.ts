import type { Page } from 'playwright/test';
import { links } from '../../../src/ui/press/links.ts';
import { buyAsGuest, openReport, reportButton, reportSheet } from '../../support/browser/shopperSteps.ts';
import { guestNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

/** Simulates a phone's back button with CloseWatcher, which wide-screen browsers lack. */
async function notePressesOfBack(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Watcher = { requestClose(): void; destroy(): void; onclose: (() => void) | null };
    const place = globalThis as unknown as { CloseWatcher: new () => Watcher; pressBack: () => boolean };
    const watching: Watcher[] = [];
    const leave = (gone: Watcher) => watching.splice(watching.indexOf(gone), watching.includes(gone) ? 1 : 0);
    place.CloseWatcher = class extends place.CloseWatcher {
      constructor() {
        super();
        watching.push(this);
        this.onclose = () => leave(this);
      }
      override destroy() {
        leave(this);
        super.destroy();
      }
    };
    place.pressBack = () => {
      const newest = watching.at(-1);
      newest?.requestClose();
      return newest !== undefined;
    };
  });
}

/** Whether the press was handled, so that the page stays. */
const pressBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => (globalThis as unknown as { pressBack: () => boolean }).pressBack());

test('the back button closes a report or a question, and the page stays', async ({ page, words }) => {
  await notePressesOfBack(page);
  const token = await buyAsGuest(page, words, '1024', guestNamed('กลับ', 'หน้าเดิม'));
  const sheet = reportSheet(page, words);
  await openReport(page, words);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: words.report.later }).click();
  await expect(sheet).toBeHidden();

  await page.goto(links.order(token));
  const report = reportButton(page, words);
  await report.click();
  await expect(sheet).toBeVisible();
  await expect.poll(() => pressBack(page)).toBe(true);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/order/${token}$`));

  await report.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/order/${token}$`));
  expect(await pressBack(page)).toBe(false);

  await page.getByRole('button', { name: words.orders.actions.cancel, exact: true }).click();
  const question = page.getByRole('dialog', { name: words.orders.cancel.title });
  await expect(question).toBeVisible();
  await expect.poll(() => pressBack(page)).toBe(true);
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/order/${token}$`));
});
