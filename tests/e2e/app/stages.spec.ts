import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { administration as englishWords } from '../../../src/i18n/en/people/administration.ts';
import { administration } from '../../../src/i18n/th/people/administration.ts';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links } from '../../../src/ui/press/links.ts';
import { expect, test } from '../../support/shop/shop.ts';
import type { RunningShop } from '../../support/shop/shopServer.ts';

/** Text found only in that part of the app: playback speed, ordering, the desk's sentences. */
const signs = {
  player: /playbackRate/,
  checkout: /["'`]lanrian-checkout["'`]/,
  administration: signOf([...sentencesOf(administration), ...sentencesOf(englishWords)]),
};

test('the catalogue is painted without the player, the checkout and the administration', async ({
  browser,
  server,
}) => {
  // The worker's own requests would be mixed with the page's.
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: server.url });
  const page = await context.newPage();
  await page.goto(links.home());
  await expect(page.getByRole('article').first()).toBeVisible();
  const early = await Promise.all((await scriptsBeforePaint(page)).map((address) => textOf(server, address)));
  expect(early.length).toBeGreaterThan(0);
  for (const [part, sign] of Object.entries(signs)) {
    expect(
      early.filter((text) => sign.test(text)),
      `${part} before the first paint`,
    ).toEqual([]);
  }
  await context.close();
});

test('the worker keeps every part in its stage, and of the administration none', async ({ page, server }) => {
  const worker = await textOf(server, '/sw.js');
  const list = /assets\/routes-[\w-]+\.json/.exec(worker)?.[0] ?? '';
  const later: string[] = JSON.parse(await textOf(server, `/${list}`));
  const first = [...worker.matchAll(/assets\/[\w-]+\.js(?!on)/g)].map(([name]) => `/${name}`);
  const texts = new Map<string, Promise<string>>();
  const read = (name: string) => texts.get(name) ?? texts.set(name, textOf(server, name)).get(name);
  const partsWith = async (stage: readonly string[], sign: RegExp) => {
    const parts = await Promise.all(stage.filter((name) => name.endsWith('.js')).map(read));
    return parts.filter((text) => sign.test(text ?? '')).length;
  };
  expect(await partsWith(first, signs.player)).toBe(0);
  expect(await partsWith(later, signs.player)).toBeGreaterThan(0);
  expect(await partsWith(first, signs.checkout)).toBe(0);
  expect(await partsWith(later, signs.checkout)).toBeGreaterThan(0);
  expect(await partsWith([...first, ...later], signs.administration)).toBe(0);

  // The sign is valid: opening a desk page does fetch it.
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(deskLinks.settings());
  await expect
    .poll(() =>
      partsWith(
        fetched.filter((path) => path.startsWith('/assets/')),
        signs.administration,
      ),
    )
    .toBeGreaterThan(0);
});

/** The longest literal sentence, which occurs nowhere else. */
function signOf(sentences: readonly string[]): RegExp {
  const long = sentences.filter((sentence) => sentence.length > 30);
  return new RegExp(long.map((sentence) => sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));
}

function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentencesOf) : [];
}

test('the worker accepts documents of its own build only', async ({ server }) => {
  const worker = await textOf(server, '/sw.js');
  const digest = createHash('sha256')
    .update(await textOf(server, '/shell.html'))
    .digest('base64');
  const entries = [...worker.matchAll(/\{[^{}]*shell\.html[^{}]*\}/g)].map(([entry]) => entry);
  expect(entries).toEqual([expect.stringContaining(`"integrity":"sha256-${digest}"`)]);
});

/** The browser notes a paint some time after it; a server-rendered page is visible before. */
async function scriptsBeforePaint(page: Page): Promise<string[]> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return await page.evaluate(() => {
    const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return scripts.filter(({ startTime }) => startTime < paintedAt).map(({ name }) => name);
  });
}

/** Not asked through the browser's context, which needs 50 ms for each of 400 new connections. */
async function textOf(server: RunningShop, address: string): Promise<string> {
  const answer = await fetch(new URL(address, server.url));
  expect(answer.status, address).toBe(200);
  return await answer.text();
}
