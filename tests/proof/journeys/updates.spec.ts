import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { lateFrameMessages } from '../../../src/i18n/app/lateFrame.ts';
import { links } from '../../../src/ui/press/links.ts';
import { goOffline, storedSlips } from '../../support/browser/offline.ts';
import { runPreviousBuild } from '../../support/browser/previousBuild.ts';
import { scriptsOf } from '../../support/browser/scriptsOf.ts';
import {
  buyAsGuest,
  fillReport,
  languageOf,
  putIntoCart,
  sendReport,
  titleOf,
} from '../../support/browser/shopperSteps.ts';
import { lookForUpdate } from '../../support/browser/updateSteps.ts';
import type { Words } from '../../support/run/words.ts';
import { readOrder } from '../../support/shop/orderRecord.ts';
import { guestNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';
import { digestsOfPrivateFiles } from '../../support/shop/storedFiles.ts';

const productId = '5001';

/** Pages that need no answers once their code has loaded. */
const withoutAnyAnswer = [
  links.cart(),
  links.register(),
  links.login(),
  links.forgotPassword(),
  links.outbox(),
  links.storage(),
];

test('the next version waits for everybody and is taken on the word of the person, with cart and outbox full', async ({
  page,
  context,
  browser,
  watch,
  server,
  words,
  locale,
  readyOffline,
}) => {
  const { title, take, later } = lateFrameMessages[languageOf(locale)].update;
  const offerIn = (tab: Page) => tab.getByRole('region', { name: title });
  const newTab = async () => watch(await context.newPage());
  const renewal = await runPreviousBuild(server);
  const nameField = (tab: Page) => tab.getByRole('textbox', { name: words.registration.fields.firstName, exact: true });

  const withoutWorker = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  const [token, sender] = await test.step('the cart and the outbox are full', async () => {
    await putIntoCart(watch(withoutWorker), words, productId);
    await page.goto('/');
    await readyOffline(page);
    const bought = await buyAsGuest(page, words, '1024', guestNamed('ดาว', 'ข้ามรุ่น'));
    await fillReport(page, words);
    const busy = await beBusySending(context);
    await sendReport(page, words);
    await expect.poll(() => storedSlips(page)).toHaveLength(1);
    await putIntoCart(page, words, productId);
    return [bought, busy] as const;
  });
  const [slip] = await storedSlips(page);
  const film = await newTab();
  const form = await newTab();
  const checkout = await newTab();

  await test.step('a lecture plays, a form is half filled, a checkout is open', async () => {
    await film.goto(links.learn('1001'));
    await film.getByRole('button', { name: words.playlist.player.play }).click();
    // The limit is shorter than an update may take.
    await film.locator('video').evaluate((video: HTMLVideoElement) => {
      video.loop = true;
    });
    await expect(film.getByRole('button', { name: words.playlist.player.pause })).toBeVisible();
    await form.goto(links.register());
    await nameField(form).fill('ครึ่งทาง');
    await checkout.goto(links.checkout());
    await expect(checkout.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('the shop is renewed: the open page goes on with its own version', async () => {
    await renewal.renew();
    await lookForUpdate(page);
    for (const script of renewal.oldScripts) expect((await page.request.get(script)).status(), script).toBe(200);
    await page.getByRole('link', { name: words.product.seeCart(1) }).click();
    await expect(lineIn(page, words, locale)).toBeVisible();
  });

  await test.step('film, checkout and form hold the new version back, to the last of them', async () => {
    await expect.poll(() => isInLine(page)).toBe(true);
    expect(await holders(page)).toBe(3);
    await film.close();
    await expect.poll(() => holders(page)).toBe(2);
    await checkout.close();
    await expect.poll(() => holders(page)).toBe(1);
    await expect(offerIn(page)).toBeHidden();
    await form.getByRole('banner').getByRole('link').first().click();
  });

  await test.step('it is offered in every tab; later is no', async () => {
    await expect(offerIn(form)).toBeVisible();
    await offerIn(page).getByRole('button', { name: later }).click();
    await expect(offerIn(page)).toBeHidden();
    expect(await scriptsOf(page)).not.toEqual(await renewal.newScripts());
  });

  await test.step('one yes renews every tab, and nothing is lost', async () => {
    await offerIn(form).getByRole('button', { name: take }).click();
    for (const tab of [form, page]) {
      await expect(async () => expect(await scriptsOf(tab)).toEqual(await renewal.newScripts())).toPass({
        timeout: 20_000,
      });
    }
    await expect(lineIn(page, words, locale)).toBeVisible();
    await form.goto(links.register());
    await expect(nameField(form)).toHaveValue('ครึ่งทาง');
    expect(await storedSlips(page)).toEqual([slip]);
  });

  await test.step('the report of the former version arrives once, with its very bytes', async () => {
    await sender.close();
    await expect.poll(async () => (await readOrder(page, token)).reports.length).toBe(1);
    await expect.poll(() => storedSlips(page)).toEqual([]);
    expect(await digestsOfPrivateFiles(server.dataDir)).toContain(slip?.digest);
    expect((await readOrder(page, token)).reports).toHaveLength(1);
  });

  await test.step('who left the former version open for a month may start again and loses nothing', async () => {
    await renewal.forgetPrevious();
    const gone = await page.request.get(renewal.oldScripts[0] ?? '', { headers: { accept: '*/*' } });
    expect([gone.status(), gone.headers()['content-type']]).toEqual([404, expect.stringContaining('json')]);
    await withoutWorker.getByRole('link', { name: words.product.seeCart(1) }).click();
    await expect(withoutWorker.getByRole('heading', { level: 1, name: words.states.newerVersion.title })).toBeVisible();
    await withoutWorker.getByRole('button', { name: words.states.newerVersion.action }).click();
    await expect(lineIn(withoutWorker, words, locale)).toBeVisible();
    await withoutWorker.context().close();
  });
});

test('who takes the next version and loses the network that very moment has every page of it', async ({
  page,
  server,
  words,
  locale,
  readyOffline,
}) => {
  const { title, take } = lateFrameMessages[languageOf(locale)].update;
  const offer = page.getByRole('region', { name: title });
  const renewal = await runPreviousBuild(server);
  await page.goto('/');
  await readyOffline(page);
  await renewal.renew();
  await lookForUpdate(page);
  await expect(offer).toBeVisible();

  await goOffline(page, words);
  await offer.getByRole('button', { name: take }).click();
  await expect(async () => expect(await scriptsOf(page)).toEqual(await renewal.newScripts())).toPass({
    timeout: 20_000,
  });
  for (const address of withoutAnyAnswer) {
    await test.step(address, async () => {
      await page.goto(address);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(heading).not.toHaveText(words.states.offline.title);
    });
  }
});

test('the worker is disabled by the server: the shop works without it, and the person’s data stay', async ({
  page,
  words,
  locale,
  server,
  readyOffline,
}) => {
  const off = join(server.dataDir, 'worker-off');
  await putIntoCart(page, words, productId);
  await readyOffline(page);
  writeFileSync(off, '');
  try {
    await lookForUpdate(page);
    await expect(async () => expect(await page.evaluate(downloadedFiles)).toEqual([])).toPass({ timeout: 20_000 });
    await page.goto(links.cart());
    await expect(lineIn(page, words, locale)).toBeVisible();
    await page.goto(links.register());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Also after a page registered the replacement worker again.
    expect(await page.evaluate(downloadedFiles)).toEqual([]);
    expect((await page.reload())?.fromServiceWorker()).toBe(false);
  } finally {
    rmSync(off);
  }
  await page.goto(links.cart());
  await readyOffline(page);
  await expect(lineIn(page, words, locale)).toBeVisible();
});

const lineIn = (page: Page, words: Words, locale: string | undefined) =>
  page
    .getByRole('list', { name: words.cart.lines })
    .getByRole('listitem')
    .filter({ hasText: titleOf(productId, languageOf(locale)) });

/** A page that holds the outbox's lock, like on a slow network, until it closes. */
async function beBusySending(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/robots.txt');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        void navigator.locks.request('lanrian-outbox', () => {
          resolve();
          return new Promise(() => {});
        });
      }),
  );
  return page;
}

/** Number of tabs that delay the new version. */
const holders = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name, mode }) => name === 'lanrian.hold-updates' && mode === 'shared').length;
  });

/** Whether a tab waits to offer it. */
const isInLine = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.some(({ name, mode }) => name === 'lanrian.hold-updates' && mode === 'exclusive');
  });

/** Runs in the page: caches of the app itself. */
const downloadedFiles = (): Promise<string[]> => caches.keys();
