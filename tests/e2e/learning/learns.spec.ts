import type { Page } from 'playwright/test';
import { demoShop } from '../../../server/demo/content/demoShop.ts';
import { formatClock } from '../../../src/i18n/learning/formatLecture.ts';
import { links } from '../../../src/ui/press/links.ts';
import { withWorker } from '../../support/browser/journeySettings.ts';
import { goOffline, keepsAnswer } from '../../support/browser/offline.ts';
import { enter, languageOf, titleOf } from '../../support/browser/shopperSteps.ts';
import { tapTwice } from '../../support/browser/tapTwice.ts';
import { student } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

const courseId = '1001';

test('a student watches with subtitles, leaves, and goes on at the same second on another device', async ({
  page,
  otherDevice,
  words,
  locale,
}) => {
  const language = languageOf(locale);
  const { player } = words.playlist;
  await enter(page, student);

  await test.step('opens the course from the list of their own', async () => {
    await page.goto('/myaccount/student/course');
    await expect(page.getByRole('heading', { level: 1, name: words.learning.title })).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: titleOf(courseId, language) });
    await expect(card).toBeVisible();
    await card.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/learn/${courseId}`));
    await expect(page.getByText(player.resume('0:14'))).toBeVisible();
  });

  await test.step('plays, and the subtitles run with the film', async () => {
    await page.getByRole('button', { name: player.play }).click();
    await expect.poll(() => secondOf(page)).toBeGreaterThan(15);
    await expect.poll(() => shownSubtitle(page)).toEqual({ language, text: expect.stringMatching(/\S/) });
  });

  const left = await test.step('pauses and leaves', async () => {
    await page.keyboard.press('k');
    await expect(page.getByRole('button', { name: player.play })).toBeVisible();
    const second = await secondOf(page);
    await page.goto('/');
    return second;
  });

  await test.step('another device goes on there', async () => {
    const elsewhere = await otherDevice();
    await enter(elsewhere, student);
    await expect
      .poll(
        async () => {
          await elsewhere.goto(`/learn/${courseId}`);
          await expect.poll(() => secondOf(elsewhere)).toBeGreaterThan(0);
          return Math.abs((await secondOf(elsewhere)) - left);
        },
        { timeout: 90_000 },
      )
      .toBeLessThanOrEqual(1);
    await expect(elsewhere.getByText(player.resume(formatClock((await secondOf(elsewhere)) * 1_000)))).toBeVisible();
  });
});

test('a guest watches free lectures, and sees how to get the rest', async ({ page, words, locale }) => {
  const language = languageOf(locale);
  const section = demoShop.courses.find(({ id }) => id === courseId)?.sections[0];
  const locked = section?.lectures.find(({ isPreview }) => !isPreview)?.name[language] ?? '';
  await page.goto(`/learn/${courseId}`);
  await page.getByRole('button', { name: words.playlist.player.play }).click();
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0.5);
  await page.getByRole('link', { name: locked }).click();
  await expect(page.getByText(words.playlist.locked.title)).toBeVisible();
});

test.describe('with the worker', () => {
  test.use(withWorker);

  test('a lecture that was saved plays without a network, and goes from the device at sign-out', async ({
    page,
    words,
    locale,
    readyOffline,
  }) => {
    const { keeping, player } = words.playlist;
    const [section] = demoShop.courses.find(({ id }) => id === courseId)?.sections ?? [];
    const name = section?.lectures.find(({ isPreview }) => !isPreview)?.name[languageOf(locale)] ?? '';
    const lecture = page.getByRole('link', { name });
    const save = page.getByRole('button', { name: keeping.keep(name) });
    const saved = page.getByRole('button', { name: keeping.remove(name) });
    await enter(page, student);
    await page.goto(`/learn/${courseId}`);
    await readyOffline(page);

    await test.step('saves it, also with a double tap', async () => {
      await tapTwice(page, save);
      await expect(saved).toBeVisible();
      await expect(lecture).toContainText(keeping.playsOffline);
    });

    await test.step('opens the app again without a network, plays it and seeks in it', async () => {
      await keepsAnswer(page, 'private', 'playlist', courseId);
      await keepsAnswer(page, 'private', 'ownCourses');
      await goOffline(page, words);
      await page.goto(links.myCourses());
      await page
        .getByRole('link', { name: titleOf(courseId, languageOf(locale)) })
        .first()
        .click();
      await lecture.click();
      await page.getByRole('button', { name: player.play }).click();
      await expect.poll(() => secondOf(page)).toBeGreaterThan(0.5);
      await page.locator('video').evaluate((video: HTMLVideoElement) => {
        video.currentTime = video.duration - 3;
      });
      await expect.poll(() => restOf(page)).toBeLessThan(2.5);
    });

    await test.step('signs out without a network: the film is gone', async () => {
      expect(await cachedFilms(page)).not.toEqual([]);
      await page.goto('/myaccount');
      await page.getByRole('button', { name: words.account.signOut, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.account.signOutQuestion.confirm }).click();
      await expect.poll(() => cachedFilms(page)).toEqual([]);
      await page.reload();
      await expect(page.getByText(words.account.guestTitle)).toBeVisible();
    });
  });
});

const restOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.duration - video.currentTime);

const cachedFilms = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('lanrian-lectures');
    return (await cache.keys()).map(({ url }) => url);
  });

const secondOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

/** The visible subtitle. */
const shownSubtitle = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const track = [...video.textTracks].find(({ mode }) => mode === 'showing');
    const [cue] = track?.activeCues ?? [];
    return { language: track?.language ?? null, text: cue instanceof VTTCue ? cue.text : '' };
  });
