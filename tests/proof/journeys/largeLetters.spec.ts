import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { buyAsGuest, openCartWith, openReport, reportSheet, slipPicture } from '../../support/browser/shopperSteps.ts';
import { guestNamed } from '../../support/shop/person.ts';
import { test } from '../../support/shop/shop.ts';

/** Doubles the font size of the browser. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

test('the name of a chosen picture keeps to two lines on a narrow screen, and both buttons can be pressed', async ({
  page,
  words,
}) => {
  await buyAsGuest(page, words, '1012', guestNamed('นที', 'จอแคบ'));
  await page.setViewportSize({ width: 320, height: 844 });
  await openReport(page, words);
  const sheet = reportSheet(page, words);
  const name = 'ภาพสลิปโอนเงินค่าเรียนของฉันเองจริงๆ-2569-11-25.jpg';
  const picture = { name, mimeType: 'image/jpeg', buffer: readFileSync(slipPicture) };
  await sheet.getByLabel(words.report.fields.slip).setInputFiles(picture);
  const shown = sheet.getByText(/^ภาพสลิป/);
  await expect(shown).toBeVisible();
  const lines = await shown.evaluate(
    (told) => told.clientHeight / Number.parseFloat(getComputedStyle(told).lineHeight),
  );
  expect(Math.round(lines)).toBeLessThanOrEqual(2);
  expect((await shown.boundingBox())?.width, 'room for more than a few letters').toBeGreaterThan(100);
  await sheet.getByText(words.report.slipReplace, { exact: true }).click({ trial: true });
  await sheet.getByRole('button', { name: words.report.slipRemove }).click({ trial: true });
});

test('in large letters the total stays within its leaf, and its words are not told letter by letter', async ({
  page,
  words,
}) => {
  await openCartWith(page, words, '1001');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/checkout');
  const leaf = page
    .locator('.leaf')
    .filter({ has: page.getByRole('heading', { name: words.checkout.summary.heading }) });
  await expect(leaf).toBeVisible();
  await enlarge(page);
  const rows = await leaf.evaluate((whole) => {
    const end = whole.getBoundingClientRect().right;
    return [...whole.querySelectorAll('dt, dd')].map((told) => ({
      text: told.textContent,
      sticksOut: told.getBoundingClientRect().left + told.scrollWidth > end,
      lines: Math.round(told.clientHeight / Number.parseFloat(getComputedStyle(told).lineHeight)),
    }));
  });
  expect(rows.filter(({ sticksOut, lines }) => sticksOut || lines > 2)).toEqual([]);
});

test('in large letters the form of a report has the sheet, and its buttons come after it', async ({ page, words }) => {
  await buyAsGuest(page, words, '1012', guestNamed('นที', 'ตัวใหญ่'));
  await page.setViewportSize({ width: 390, height: 844 });
  await openReport(page, words);
  const sheet = reportSheet(page, words);
  const send = sheet.getByRole('button', { name: words.report.submit });
  await expect(send).toBeInViewport();
  await enlarge(page);
  await expect(send).not.toBeInViewport();
  await send.click({ trial: true });
  await expect(send).toBeInViewport({ ratio: 1 });
});
