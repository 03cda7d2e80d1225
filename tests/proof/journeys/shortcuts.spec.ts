import * as z from 'zod/mini';
import { goOffline, keepsAnswer } from '../../support/browser/offline.ts';
import { buyAsGuest, reportSheet } from '../../support/browser/shopperSteps.ts';
import { guestNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

const manifestSchema = z.object({ shortcuts: z.array(z.object({ url: z.string() })) });

test('each shortcut of the installed app opens its page, also without a network', async ({
  page,
  words,
  readyOffline,
}) => {
  const { learning, cart, share } = words;
  const token = await buyAsGuest(page, words, '1018', guestNamed('ชลิดา', 'ทางลัด'));
  const manifest = await page.request.get('/manifest.webmanifest');
  const { shortcuts } = z.parse(manifestSchema, await manifest.json());
  const titles = [learning.title, cart.empty.title, share.report.title];
  expect(shortcuts).toHaveLength(titles.length);
  const openAll = async () => {
    for (const [place, { url }] of shortcuts.entries()) {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1, name: titles[place] ?? '' })).toBeVisible();
    }
  };

  await openAll();
  await expect(page.getByRole('button', { name: share.report.choose })).toBeVisible();
  await keepsAnswer(page, 'private', 'session');
  await keepsAnswer(page, 'private', 'orders');
  await readyOffline(page);

  await goOffline(page, words);
  await openAll();
  await page.getByRole('button', { name: share.report.choose }).click();
  await expect(page).toHaveURL(new RegExp(`/order/${token}`));
  await expect(reportSheet(page, words)).toBeVisible();
});
