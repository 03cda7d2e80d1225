import type { Page } from 'playwright/test';
import { demoShop } from '../../../server/demo/content/demoShop.ts';
import { goOnline } from '../../support/browser/offline.ts';
import { enter, languageOf } from '../../support/browser/shopperSteps.ts';
import { student } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

const courseId = '1001';

test('at the end of a film both ways on can be pressed, on a narrow screen and with large letters, too', async ({
  page,
  words,
}) => {
  const { finished, player } = words.playlist;
  const end = page.getByRole('status').filter({ hasText: finished.title });
  await page.goto(`/learn/${courseId}`);

  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  for (const [letters, narrowest] of [
    ['100%', width],
    ['100%', 320],
    ['200%', width],
    ['200%', 320],
  ] as const) {
    await test.step(`letters of ${letters}, ${narrowest} px wide`, async () => {
      await page.setViewportSize({ width: narrowest, height });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      await runToEnd(page);
      for (const button of await end.getByRole('button').all()) {
        await button.click({ trial: true });
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await end.getByRole('button', { name: player.replay }).click();
      await expect(end).toBeHidden();
    });
  }

  await runToEnd(page);
  await end.getByRole('button', { name: new RegExp(finished.next('')) }).click();
  await expect(page).not.toHaveURL(new RegExp(`/learn/${courseId}$`));
});

test('a saved lecture is removed without a network, asked for without one, and cleared from the storage', async ({
  page,
  words,
  locale,
  readyOffline,
}) => {
  const { keeping } = words.playlist;
  const [section] = demoShop.courses.find(({ id }) => id === courseId)?.sections ?? [];
  const name = section?.lectures.find(({ isPreview }) => !isPreview)?.name[languageOf(locale)] ?? '';
  const lecture = page.getByRole('link', { name });
  const save = page.getByRole('button', { name: keeping.keep(name) });
  const saved = page.getByRole('button', { name: keeping.remove(name) });
  await enter(page, student);
  await page.goto(`/learn/${courseId}`);
  await readyOffline(page);

  await test.step('saves it, also with a double tap', async () => {
    await save.dblclick();
    await expect(saved).toBeVisible();
    await expect(lecture).toContainText(keeping.playsOffline);
  });

  await test.step('removes it, and sees that it is gone from the device', async () => {
    await saved.click();
    await page.getByRole('dialog').getByRole('button', { name: keeping.removal.confirm }).click();
    await expect(save).toBeVisible();
    expect(await cachedFilms(page)).toEqual([]);
    await save.click();
    await expect(page.getByText(keeping.later)).toBeVisible();
  });

  await test.step('a download requested offline starts by itself once online', async () => {
    await goOnline(page, words);
    await expect(saved).toBeVisible();
  });

  await test.step('shows its size on the device, and clears it there', async () => {
    const { parts, clearPart, question } = words.storage;
    await page.goto('/myaccount/storage');
    const row = page.getByRole('listitem').filter({ hasText: parts.lectures.name });
    await expect(row).toContainText(/[1-9][\d.]*\s[KM]B/);
    await row.getByRole('button', { name: clearPart(parts.lectures.name) }).click();
    await page.getByRole('dialog').getByRole('button', { name: question.confirm }).click();
    await expect(row.getByRole('button')).toBeHidden();
    expect(await cachedFilms(page)).toEqual([]);
    await page.goto(`/learn/${courseId}`);
  });
});

/** Plays the end of the video. */
const runToEnd = (page: Page): Promise<void> =>
  page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
    video.currentTime = video.duration - 0.2;
    if (!video.ended) await new Promise((resolve) => video.addEventListener('ended', resolve, { once: true }));
  });

const cachedFilms = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('lanrian-lectures');
    return (await cache.keys()).map(({ url }) => url);
  });
