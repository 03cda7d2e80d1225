import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { login } from '../../../src/contract/people/session.ts';
import { complaintsOf } from '../browser/complaints.ts';
import { patient } from '../run/patient.ts';
import { type Words, wordsOf } from '../run/words.ts';
import { administrator } from './person.ts';
import { test as withServer } from './shopTest.ts';
import { untilKept } from './untilKept.ts';

type JourneyFixtures = {
  /** The words on the screen: Thai on the phone, English at the desk. */
  readonly words: Words;
  /** Notes what a page of another context complains of; the test fails with it, as it does with those of `page`. */
  readonly watch: (page: Page) => Page;
  /** Fails the test when the page in sight breaks a rule of WCAG A or AA. */
  readonly accessible: (page: Page, what: string) => Promise<void>;
  /** Waits until the worker has everything that it keeps. */
  readonly readyOffline: (page: Page) => Promise<void>;
  /** Another device that looks the same, with nothing on it. */
  readonly otherDevice: () => Promise<Page>;
  /** The administrator at a desk of their own, in English, signed in. */
  readonly desk: Page;
};

/** A journey: every page of it must be accessible and keep to the content security policy. */
export const test = withServer.extend<JourneyFixtures>({
  words: ({ locale }, use) => use(wordsOf(locale === 'th-TH')),
  // biome-ignore lint/correctness/noEmptyPattern: the tool reads the fixtures from this pattern
  watch: async ({}, use) => {
    const complaints: string[] = [];
    await use((page) => patient(complaintsOf(page, complaints)));
    expect(complaints, 'nothing against the policy, no uncaught defect').toEqual([]);
  },
  page: ({ page, watch }, use) => use(watch(page)),
  // biome-ignore lint/correctness/noEmptyPattern: the tool reads the fixtures from this pattern
  accessible: ({}, use) =>
    use(async (page, what) => {
      // A notice may come while it is looked; half faded in, it has half its contrast.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.evaluate(untilAtRest);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      await page.emulateMedia({ reducedMotion: null });
      const told = violations.map(
        (rule) => `${rule.id}: ${rule.nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
      expect(told, `${what} is accessible`).toEqual([]);
    }),
  // biome-ignore lint/correctness/noEmptyPattern: the tool reads the fixtures from this pattern
  readyOffline: ({}, use) => use(untilKept),
  otherDevice: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      return watch(await context.newPage());
    });
    for (const context of contexts) await context.close();
  },
  desk: async ({ browser, watch }, use) => {
    const context = await browser.newContext({
      locale: 'en-US',
      viewport: { width: 1280, height: 800 },
      isMobile: false,
      hasTouch: false,
    });
    const { username, password } = administrator;
    const answer = await context.request.post(login.path, { data: { username, password } });
    expect(answer.ok(), 'the administrator may sign in').toBe(true);
    await use(watch(await context.newPage()));
    await context.close();
  },
});

/** Runs in the page: a notice or a sheet that is just fading in is paler than it will be. */
async function untilAtRest(): Promise<void> {
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((one) => one.finished));
}

export { expect };
