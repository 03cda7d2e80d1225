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
  /** Waits until the service worker has cached every page (`test.use(withWorker)`). */
  readonly readyOffline: (page: Page) => Promise<void>;
  /** Another device that looks the same, with nothing on it. */
  readonly otherDevice: () => Promise<Page>;
  /** The administrator at a desk of their own, in English, signed in. */
  readonly desk: Page;
};

/** A journey: every page of it keeps to the content security policy and has no uncaught defect. */
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

export { expect };
