import * as z from 'zod/mini';
import { expect, test } from '../../support/browser/device.ts';
import { withWorker } from '../../support/browser/journeySettings.ts';

// Browsers offer installation only with a worker.
test.use(withWorker);

const iconSchema = z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.optional(z.string()) });

const manifestSchema = z.object({
  id: z.string(),
  start_url: z.string(),
  scope: z.string(),
  lang: z.string(),
  display: z.string(),
  name: z.string(),
  short_name: z.string(),
  name_localized: z.object({ en: z.string() }),
  short_name_localized: z.object({ en: z.string() }),
  icons: z.array(iconSchema),
  screenshots: z.array(z.extend(iconSchema, { form_factor: z.string(), label: z.string() })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string(), icons: z.array(iconSchema) })),
});

test('the browser offers to install the app, with everything that an installed app shows', async ({ device }) => {
  const page = await device.open();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const browser = await page.context().newCDPSession(page);
  await expect.poll(async () => (await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  const read = await browser.send('Page.getAppManifest');
  expect(read.errors).toEqual([]);

  const manifest = manifestSchema.parse(JSON.parse(read.data ?? '{}'));
  expect(manifest).toMatchObject({ id: '/', scope: '/', lang: 'th', display: 'standalone' });
  expect(manifest.name).toMatch(/ลานเรียน/);
  expect(manifest.name_localized.en).toMatch(/Lanrian/);
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`);
  expect(kinds).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
  expect(manifest.shortcuts.length).toBeGreaterThanOrEqual(3);

  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes, type } of pictures) {
    await test.step(src, async () => {
      const answer = await page.request.get(src);
      expect(answer.headers()['content-type']).toBe(type);
      expect(await page.evaluate(sizeOf, src)).toBe(sizes);
    });
  }
});

test('a late install offer shifts nothing, and shows on the next page', async ({ page, words }) => {
  const { install, shell } = words;
  await page.addInitScript(() => localStorage.setItem('lanrian.install.useful', '1'));
  await page.goto('/courses');
  // The listener for install offers loads after the page, and counts the visit when it starts.
  await page.waitForFunction(() => localStorage.getItem('lanrian.visits') !== null);
  const main = page.getByRole('main');
  const before = await main.boundingBox();
  await page.evaluate(() => {
    const answer = { prompt: async () => {}, userChoice: new Promise(() => {}) };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), answer));
  });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect((await main.boundingBox())?.y).toBe(before?.y);

  await page.getByRole('link', { name: shell.siteName }).first().click();
  await expect(page.getByRole('button', { name: install.take })).toBeVisible();
  await page.getByRole('button', { name: install.later }).click();
  await expect(page.getByRole('button', { name: install.take })).toBeHidden();
});

/** Runs in the page: the picture's own size, as a manifest writes it. */
async function sizeOf(src: string): Promise<string> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return `${picture.naturalWidth}x${picture.naturalHeight}`;
}
