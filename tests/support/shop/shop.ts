import { type BrowserContext, expect, type Page } from 'playwright/test';
import { login } from '../../../src/contract/people/session.ts';
import { complaintsOf } from '../browser/complaints.ts';
import { atDesk } from '../browser/journeySettings.ts';
import { patient } from '../run/patient.ts';
import { type Words, wordsOf } from '../run/words.ts';
import { administrator } from './person.ts';
import { test as withServer } from './shopTest.ts';
import { untilCached } from './untilCached.ts';

type JourneyFixtures = {
  /** Texts of the screen: Thai on the phone, English on the wide screen. */
  readonly words: Words;
  /** Fails the test on policy violations and uncaught errors of a page of another context, as for `page`. */
  readonly watch: (page: Page) => Page;
  /** Waits until the service worker has cached every page (`test.use(withWorker)`). */
  readonly readyOffline: (page: Page) => Promise<void>;
  /** Another device with the same settings and empty storage. */
  readonly otherDevice: () => Promise<Page>;
  /** An administrator's page in English on a wide screen. All journeys of a worker share its browser. */
  readonly desk: Page;
};

/** A journey. Every page of it must keep to the content security policy and throw nothing. */
export const test = withServer.extend<JourneyFixtures, { office: BrowserContext }>({
  words: ({ locale }, use) => use(wordsOf(locale === 'th-TH')),
  // biome-ignore lint/correctness/noEmptyPattern: the tool reads the fixtures from this pattern
  watch: async ({}, use) => {
    const complaints: string[] = [];
    await use((page) => patient(complaintsOf(page, complaints)));
    expect(complaints, 'nothing against the policy, no uncaught defect').toEqual([]);
  },
  page: ({ page, watch }, use) => use(watch(page)),
  // biome-ignore lint/correctness/noEmptyPattern: the tool reads the fixtures from this pattern
  readyOffline: ({}, use) => use(untilCached),
  otherDevice: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      return watch(await context.newPage());
    });
    for (const context of contexts) await context.close();
  },
  office: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({
        ...atDesk,
        ...{ baseURL: server.url, timezoneId: 'Asia/Bangkok', serviceWorkers: 'block', reducedMotion: 'reduce' },
      });
      const { username, password } = administrator;
      const answer = await context.request.post(login.path, { data: { username, password } });
      expect(answer.ok(), 'the administrator may sign in').toBe(true);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  desk: async ({ office, watch }, use) => {
    const page = watch(await office.newPage());
    await use(page);
    await page.close();
  },
});

export { expect };
