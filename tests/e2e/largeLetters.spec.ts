import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { guestNamed } from '../support/person.ts';
import { test } from '../support/shop.ts';
import { buyAsGuest, reportSheet, slipPicture } from '../support/shopperSteps.ts';

test('the name of a chosen picture keeps to two lines on a narrow screen, and both buttons can be pressed', async ({
  page,
  words,
}) => {
  await buyAsGuest(page, words, '1012', guestNamed('นที', 'จอแคบ'));
  await page.setViewportSize({ width: 320, height: 844 });
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
