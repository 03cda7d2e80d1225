import { goOfflineAtDesk, seesOfflineAtDesk } from '../../support/browser/offline.ts';
import { enter } from '../../support/browser/shopperSteps.ts';
import { administrator } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

test('a page of the administration that was opened opens again without a network', async ({
  page,
  words,
  readyOffline,
}) => {
  const title = page.getByRole('heading', { level: 1, name: words.administration.settings.title });
  await enter(page, administrator);
  await page.goto('/admin/settings');
  await expect(title).toBeVisible();
  await readyOffline(page);
  await page.reload();
  await expect(title).toBeVisible();
  await goOfflineAtDesk(page, words);
  await page.reload();
  await expect(title).toBeVisible();
  await seesOfflineAtDesk(page, words);
});
