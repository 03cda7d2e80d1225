import type { Page } from 'playwright/test';
import * as z from 'zod/mini';
import { takeHandoverCall } from '../../../src/contract/people/handover.ts';
import { pretend } from '../../support/browser/browsers.ts';
import { becomeMember, enter, languageOf, openCartWith, titleOf } from '../../support/browser/shopperSteps.ts';
import type { Words } from '../../support/run/words.ts';
import { memberNamed, student } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

const courseId = '1003';

test('a guest puts the app on the home screen of an iPhone and finds the cart there', { tag: '@proof' }, async ({
  page,
  otherDevice,
  words,
  locale,
}) => {
  const { install } = words;
  const title = titleOf(courseId, languageOf(locale));
  await pretend(page, 'iphone');
  await openCartWith(page, words, courseId);

  await test.step('the account page shows the steps', async () => {
    await page.goto('/myaccount');
    await page.getByRole('button', { name: install.showSteps }).click();
    const sheet = page.getByRole('dialog', { name: install.ios.title });
    await expect(sheet.getByText(install.handover.withoutSession)).toBeVisible();
  });
  const code = (await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).textContent()) ?? '';
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

  await test.step('the code was used up with it, and that is said', async () => {
    await app.goto('/myaccount');
    await app.getByRole('textbox', { name: install.code.label }).fill(code);
    await app.getByRole('button', { name: install.code.submit }).click();
    const sheet = app.getByRole('dialog', { name: install.arrival.expired.title });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: install.arrival.close, exact: true }).last().click();
  });
});

test('a member leaves LINE’s browser with cart and sign-in, and both stay signed in', { tag: '@proof' }, async ({
  page,
  otherDevice,
  words,
  locale,
}) => {
  const { install } = words;
  const member = memberNamed('ปรียา', 'ส่งต่อ');
  await pretend(page, 'line');
  await becomeMember(page, member);
  await openCartWith(page, words, courseId);

  const link = await test.step('the account page leads out of the app', async () => {
    await page.goto('/myaccount');
    await page.getByRole('button', { name: install.showSteps }).click();
    const out = page.getByRole('dialog').getByRole('link', { name: install.inApp.openBrowser });
    await expect(out).toHaveAttribute('href', /\?.*openExternalBrowser=1#handover=/);
    return (await out.getAttribute('href')) ?? '';
  });

  const outside = await otherDevice();
  await enter(outside, student);
  await test.step('a browser asks first, for anybody could have sent the link', async () => {
    await outside.goto(link);
    const question = outside.getByRole('dialog', { name: install.arrival.ask.title });
    await expect(question).toBeVisible();
    expect(outside.url()).not.toMatch(/handover|openExternalBrowser/);
    await question.getByRole('button', { name: install.arrival.ask.take }).click();
  });

  await test.step('and asks again, for somebody else is signed in there', async () => {
    const question = outside.getByRole('dialog', { name: install.arrival.replace.title });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: install.arrival.replace.take }).click();
    await expect(outside.getByText(install.arrival.taken.withSession(member.firstName))).toBeVisible();
  });

  await test.step('the member is there with the cart, and still here', async () => {
    await outside.goto('/cart');
    await expect(outside.getByText(titleOf(courseId, languageOf(locale)))).toBeVisible();
    await seesMember(outside, member.username);
    await page.keyboard.press('Escape');
    await seesMember(page, member.username);
  });

  await test.step('another person who follows the link learns that it was used', async () => {
    const stranger = await otherDevice();
    await stranger.goto(link);
    await stranger.getByRole('button', { name: install.arrival.ask.take }).click();
    await expect(stranger.getByRole('dialog', { name: install.arrival.expired.title })).toBeVisible();
    await expectsGuest(stranger, words);
  });
});

async function seesMember(page: Page, username: string): Promise<void> {
  await page.goto('/myaccount');
  await expect(page.getByText(username)).toBeVisible();
}

async function expectsGuest(page: Page, words: Words): Promise<void> {
  await page.goto('/myaccount');
  await expect(page.getByText(words.account.guestTitle)).toBeVisible();
}

/** Start address of an app that is installed now. */
async function startOfManifest(page: Page): Promise<string> {
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  // The manifest fetched through the worker, like a browser does.
  const manifest = await page.evaluate(async (wanted) => (await fetch(wanted)).json(), address ?? '');
  return z.parse(z.object({ start_url: z.string() }), manifest).start_url;
}
