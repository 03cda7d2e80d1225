import sharp from 'sharp';
import { sharePath } from '../../src/contract/site/shareTarget.ts';
import { links } from '../../src/ui/press/links.ts';
import { withWorker } from '../support/browser/journeySettings.ts';
import { goOffline, goOnline, storedSlips } from '../support/browser/offline.ts';
import { shareWithApp } from '../support/browser/shareWithApp.ts';
import { buyAsGuest, reportSheet, sendReport, slipPicture } from '../support/browser/shopperSteps.ts';
import { guestNamed } from '../support/shop/person.ts';
import { expect, test } from '../support/shop/shop.ts';

test.use(withWorker);

/** A photograph above the limit of a slip: red at its left edge, blue at its right. */
const photograph = sharp({ create: { width: 3_000, height: 1_200, channels: 3, background: '#f00' } })
  .composite([
    { input: { create: { width: 1_500, height: 1_200, channels: 3, background: '#00f' } }, left: 1_500, top: 0 },
  ])
  .jpeg()
  .toBuffer();

test('a slip that the bank app shares without a network is kept, put to an order, and arrives', {
  tag: '@proof',
}, async ({ page, words, readyOffline }) => {
  const { share, report, outbox } = words;
  const token = await buyAsGuest(page, words, '1018', guestNamed('วิภา', 'แชร์สลิป'));
  await readyOffline(page);

  const discard = async () => {
    await page.getByRole('button', { name: share.discard }).click();
    await page.getByRole('dialog').getByRole('button', { name: share.question.confirm }).click();
    await expect(page.getByRole('heading', { level: 1, name: share.nothing.title })).toBeVisible();
  };

  await test.step('a share without a picture offers to pick one in its place', async () => {
    await shareWithApp(page, null);
    await expect(page.getByText(share.problems.nothing)).toBeVisible();
    await page.getByLabel(words.report.fields.slip).setInputFiles(slipPicture);
    await expect(page.getByRole('img', { name: share.picture })).toBeVisible();
    await expect(page.getByText(share.problems.nothing)).toBeHidden();
    await discard();
  });

  await test.step('the slip is on the device, whatever happens to the app', async () => {
    await goOffline(page, words);
    await shareWithApp(page, await photograph);
    await expect(page.getByRole('img', { name: share.picture })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('img', { name: share.picture })).toBeVisible();
  });

  const order = page.getByRole('button', { name: share.choose });
  const sheet = reportSheet(page, words);
  await test.step('for this order: its report opens with the slip', async () => {
    await order.click();
    await expect(page).toHaveURL(new RegExp(`/order/${token}`));
    await expect(sheet.getByText('slip.jpg')).toBeVisible();
  });

  await test.step('another for the same order takes its place only after a yes', async () => {
    await shareWithApp(page, slipPicture);
    await order.click();
    const question = page.getByRole('dialog', { name: share.replacing.title });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: words.ui.cancel }).click();
    await discard();
  });

  await test.step('the report goes on with the first', async () => {
    await page.goto(links.order(token));
    await page.getByRole('button', { name: words.orders.actions.report, exact: true }).first().click();
    await sheet.getByLabel(report.fields.originBank).selectOption({ index: 1 });
    await sheet.getByLabel(report.fields.account).selectOption({ index: 1 });
    await sendReport(page, words);
    await expect(page.getByText(outbox.queued.offline).first()).toBeVisible();
  });

  await test.step('it was shrunk once on the phone, and nothing of it is cut off', async () => {
    const [slip, ...more] = await storedSlips(page);
    expect(more).toEqual([]);
    expect(slip?.picture).toMatchObject({ width: 1_500, height: 600 });
    const [red, , noBlue] = slip?.picture.leftmost ?? [];
    const [noRed, , blue] = slip?.picture.rightmost ?? [];
    expect(Math.min(red ?? 0, blue ?? 0)).toBeGreaterThan(200);
    expect(Math.max(noRed ?? 255, noBlue ?? 255)).toBeLessThan(50);
  });

  await test.step('it goes out with the network, and nothing is left to share', async () => {
    await goOnline(page, words);
    await expect.poll(() => storedSlips(page)).toEqual([]);
    await page.goto(sharePath);
    await expect(page.getByRole('heading', { level: 1, name: share.nothing.title })).toBeVisible();
  });
});
