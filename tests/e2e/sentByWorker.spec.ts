import { withWorker } from '../support/browser/journeySettings.ts';
import { goOffline } from '../support/browser/offline.ts';
import { buyAsGuest, fillReport, sendReport } from '../support/browser/shopperSteps.ts';
import { expect, test } from '../support/browser/wholeBrowser.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { guestNamed } from '../support/shop/person.ts';

test.use(withWorker);

test('a report goes out by itself when the network returns after the app was closed, and no cache learns of the sale', {
  tag: '@proof',
}, async ({ page, words, readyOffline }) => {
  const context = page.context();
  await page.goto('/');
  await readyOffline(page);
  const token = await buyAsGuest(page, words, '1024', guestNamed('ฝน', 'ปลายฟ้า'));
  await fillReport(page, words);
  await goOffline(page, words);
  await sendReport(page, words);
  await expect(page.getByText(words.outbox.queued.offline)).toBeVisible();

  // A page without the app, so that only the worker can send.
  const bare = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await expect.poll(async () => (await readOrder(bare, token)).reports.length, { timeout: 60_000 }).toBe(1);
  expect((await readOrder(bare, token)).status).toBe('pendingApproved');

  await bare.goto('/robots.txt');
  const cached = await bare.evaluate(pathsInCaches);
  expect(cached).toContain('/shell.html');
  expect(cached.filter((path) => /^\/(public|private|api|webhook|media)\//.test(path))).toEqual([]);
  expect(cached.filter((path) => path.startsWith('/uploads/') && !path.startsWith('/uploads/public/'))).toEqual([]);
  expect(cached.filter((path) => path.includes(token))).toEqual([]);
});

/** Runs in the page. */
async function pathsInCaches(): Promise<string[]> {
  const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
  const requests = await Promise.all(caches.map((cache) => cache.keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}
