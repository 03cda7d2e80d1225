import { sharePath } from '../../src/contract/shareTarget.ts';
import { goOffline, goOnline, keptSlips } from '../support/offline.ts';
import { guestNamed } from '../support/person.ts';
import { shareWithApp } from '../support/shareWithApp.ts';
import { expect, test } from '../support/shop.ts';
import { buyAsGuest, reportSheet, sendReport, slipPicture } from '../support/shopperSteps.ts';

test('a slip that the bank app shares without a network is kept, put to an order, and arrives', async ({
  page,
  words,
  readyOffline,
  accessible,
}) => {
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
    await expect(page.getByText(outbox.queued.offline).first()).toBeVisible();
    expect(await keptSlips(page)).toHaveLength(1);
  });

  await test.step('it goes out with the network, and nothing is left to share', async () => {
    await goOnline(page, words);
    await expect.poll(() => keptSlips(page)).toEqual([]);
    await page.goto(sharePath);
    await expect(page.getByRole('heading', { level: 1, name: share.nothing.title })).toBeVisible();
  });
});
