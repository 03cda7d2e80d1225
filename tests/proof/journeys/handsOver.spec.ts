import type { Page } from 'playwright/test';
import * as z from 'zod/mini';
import { takeHandoverCall } from '../../../src/contract/people/handover.ts';
import { pretend } from '../../support/browser/browsers.ts';
import { goOffline, goOnline } from '../../support/browser/offline.ts';
import { languageOf, openCartWith, titleOf } from '../../support/browser/shopperSteps.ts';
import { expect, test } from '../../support/shop/shop.ts';

const courseId = '1003';

test('an app that was begun with a cart starts quietly later, and takes a code that was typed without a network', async ({
  page,
  otherDevice,
  words,
  locale,
}) => {
  const { install, account } = words;
  const title = titleOf(courseId, languageOf(locale));
  await pretend(page, 'iphone');
  await openCartWith(page, words, courseId);

  await test.step('the account page shows the steps', async () => {
    await page.goto('/myaccount');
    await page.getByRole('button', { name: install.showSteps }).click();
    const sheet = page.getByRole('dialog', { name: install.ios.title });
    await expect(sheet.getByText(install.handover.withoutSession)).toBeVisible();
  });
  const start = await startOfManifest(page);
  expect(page.url(), 'the address that a share sheet sends holds no secret').not.toContain('handover');

  const app = await otherDevice();
  await pretend(app, 'iphone', true);
  await test.step('the app begins with the cart, and leaves no trace of how', async () => {
    const answer = Promise.withResolvers<void>();
    await app.route(`**${takeHandoverCall.path}`, async (route) => {
      await answer.promise;
      await route.continue();
    });
    await app.goto(start);
    await expect(app.getByText(install.arrival.underWay.title)).toBeVisible();
    answer.resolve();
    await expect(app.getByText(install.arrival.taken.withoutSession)).toBeVisible();
    await expect(app.getByText(install.arrival.underWay.title)).toBeHidden();
    expect(app.url()).not.toContain('handover');
    await app.goto('/cart');
    await expect(app.getByText(title)).toBeVisible();
  });

  await test.step('every later start is quiet', async () => {
    await app.goto(start);
    await app.goto('/myaccount');
    await expect(app.getByRole('heading', { name: account.parts.install })).toBeVisible();
    await expect(app.getByText(install.installed.title, { exact: true })).toBeVisible();
    await expect(app.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a new code that was typed without a network is taken when it is back', async () => {
    await page.reload();
    await page.getByRole('button', { name: install.showSteps }).click();
    const fresh = (await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent()) ?? '';
    await goOffline(app, words);
    await app.getByRole('textbox', { name: install.code.label }).fill(fresh.toLowerCase());
    await app.getByRole('button', { name: install.code.submit }).click();
    await expect(app.getByText(install.arrival.waits.title)).toBeVisible();
    await goOnline(app, words);
    await expect(app.getByText(install.arrival.taken.withoutSession)).toBeVisible();
  });
});

/** Start address of an app that is installed now. */
async function startOfManifest(page: Page): Promise<string> {
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  // The manifest fetched through the worker, like a browser does.
  const manifest = await page.evaluate(async (wanted) => (await fetch(wanted)).json(), address ?? '');
  return z.parse(z.object({ start_url: z.string() }), manifest).start_url;
}
