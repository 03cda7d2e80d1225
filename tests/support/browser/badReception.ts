import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test';
import { test as journey } from '../shop/shop.ts';
import { type MoodyNetwork, openMoodyNetwork } from './moodyNetwork.ts';

type Reception = {
  readonly network: MoodyNetwork;
  /** A page whose browser and worker use only this network. */
  readonly phone: Page;
};

/** A journey on a network that the test controls. */
export const test = journey.extend<Reception>({
  // biome-ignore lint/correctness/noEmptyPattern: the tool reads the fixtures from this pattern
  network: async ({}, use) => {
    const network = await openMoodyNetwork();
    await use(network);
    await network.close();
  },
  phone: async ({ browser, network, watch }, use) => {
    const context: BrowserContext = await browser.newContext({ proxy: { server: network.server } });
    await use(watch(await context.newPage()));
    await context.close();
  },
});

/** Limit of retries by a person. */
const mostPresses = 8;
/** Longer than any time-out of the app. */
const patienceMs = 35_000;
const pressMs = 3_000;
/** Pause before a person presses again: code loads slowly, and the retry button shows meanwhile. */
const lookMs = 10_000;

/** Waits for an element as a patient person does, pressing any retry button. */
export async function untilSeen(wanted: Locator, again: Locator): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await expect(wanted.or(again).first()).toBeVisible({ timeout: patienceMs });
    if (await wanted.first().isVisible()) return;
    // The app may retry by itself at the same moment; the press only helps.
    await again
      .first()
      .click({ timeout: pressMs })
      .catch(() => {});
    await wanted
      .first()
      .waitFor({ timeout: lookMs })
      .catch(() => {});
  }
  throw new Error('It never came, however often it was asked for');
}

export { expect };
