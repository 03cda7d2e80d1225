import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { test as withServer } from './shopTest.ts';
import { type Words, wordsOf } from './words.ts';

/** What the page complained of: a violation of the policy, an uncaught defect. */
const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (defect) => complaints.push(defect.message));
  return complaints;
};

type JourneyFixtures = {
  /** The words on the screen: Thai on the phone, English at the desk. */
  readonly words: Words;
  /** Fails the test when the page in sight breaks a rule of WCAG A or AA. */
  readonly accessible: (page: Page, what: string) => Promise<void>;
  /** Waits until the worker has everything that it keeps. */
  readonly readyOffline: (page: Page) => Promise<void>;
};

/** A journey: every page of it must be accessible and keep to the content security policy. */
export const test = withServer.extend<JourneyFixtures>({
  words: ({ locale }, use) => use(wordsOf(locale === 'th-TH')),
  page: async ({ page }, use) => {
    const complaints = complaintsOf(page);
    await use(page);
    expect(complaints, 'nothing against the policy, no uncaught defect').toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: the tool reads the fixtures from this pattern
  accessible: ({}, use) =>
    use(async (page, what) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const told = violations.map((rule) => `${rule.id}: ${rule.nodes.map((node) => node.target.join(' ')).join(', ')}`);
      expect(told, `${what} is accessible`).toEqual([]);
    }),
  // biome-ignore lint/correctness/noEmptyPattern: the tool reads the fixtures from this pattern
  readyOffline: ({}, use) =>
    use(async (page) => {
      await page.evaluate(() => navigator.serviceWorker.ready);
      await expect
        .poll(() => page.evaluate(precacheState), { message: 'the worker keeps every page', timeout: 30_000 })
        .toBe('PRECACHE_DONE');
    }),
});

/** Runs in the page: what the worker says of the pages it keeps. */
async function precacheState(): Promise<string> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => resolve(String(event.data?.type));
    active?.postMessage({ type: 'PRECACHE_STATE' }, [port2]);
  });
}

export { expect };
