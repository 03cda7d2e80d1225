import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { sharedPictureField, sharePath } from '../../src/contract/shareTarget.ts';
import { goOffline, goOnline, keptSlips } from '../support/offline.ts';
import { guestNamed } from '../support/person.ts';
import { expect, test } from '../support/shop.ts';
import { buyAsGuest, reportSheet, sendReport, slipPicture } from '../support/shopperSteps.ts';

test('a slip that the bank app shares without a network is kept, put to an order, and arrives', async ({
  page,
  words,
  readyOffline,
  accessible,
}) => {
  test.setTimeout(120_000);
  const { share, report, outbox } = words;
  const token = await buyAsGuest(page, words, '1018', guestNamed('วิภา', 'แชร์สลิป'));
  await readyOffline(page);

  await test.step('what is no picture is not taken for one', async () => {
    await shareWithApp(page, null);
    await expect(page.getByText(share.problems.nothing)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: share.nothing.title })).toBeVisible();
  });

  await test.step('the slip is on the device, whatever happens to the app', async () => {
    await goOffline(page, words);
    await shareWithApp(page, slipPicture);
    await expect(page.getByRole('img', { name: share.picture })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('img', { name: share.picture })).toBeVisible();
    await accessible(page, 'the shared slip');
  });

  await test.step('for this order: its report opens with the slip', async () => {
    await page.getByRole('button', { name: share.choose }).click();
    await expect(page).toHaveURL(new RegExp(`/order/${token}`));
    const sheet = reportSheet(page, words);
    await expect(sheet.getByText('slip.jpg')).toBeVisible();
    await sheet.getByLabel(report.fields.originBank).selectOption({ index: 1 });
    await sheet.getByLabel(report.fields.account).selectOption({ index: 1 });
    await sendReport(page, words);
    await expect(page.getByText(outbox.queued).first()).toBeVisible();
    expect(await keptSlips(page)).toHaveLength(1);
  });

  await test.step('it goes out with the network, and nothing is left to share', async () => {
    await goOnline(page, words);
    await expect.poll(() => keptSlips(page)).toEqual([]);
    await page.goto(sharePath);
    await expect(page.getByRole('heading', { level: 1, name: share.nothing.title })).toBeVisible();
  });
});

/** As the system does it: a navigation that posts the picture; `null` shares words only. */
async function shareWithApp(page: Page, picture: string | null): Promise<void> {
  const bytes = picture === null ? null : [...readFileSync(picture)];
  await Promise.all([
    page.waitForURL((url) => url.pathname === sharePath),
    page.evaluate(postForm, { bytes, action: sharePath, field: sharedPictureField }),
  ]);
}

/** Runs in the page. */
function postForm({ bytes, action, field }: { bytes: number[] | null; action: string; field: string }): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action });
  if (bytes !== null) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', name: field });
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(bytes)], 'slip.jpg', { type: 'image/jpeg' }));
    input.files = files.files;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
