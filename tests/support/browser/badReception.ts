import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test';
import { test as journey } from '../shop/shop.ts';
import { type MoodyNetwork, openMoodyNetwork } from './moodyNetwork.ts';

type Reception = {
  readonly network: MoodyNetwork;
  /** A page whose browser, its worker too, has no other network. */
  readonly phone: Page;
};

/** A journey on a network that the test spoils. */
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

/** Nobody presses more often. */
const mostPresses = 8;
/** Longer than any wait of the app. */
const patienceMs = 35_000;
const pressMs = 3_000;
/** So long a person looks before they press again: code comes slowly, and the way to try again stands there meanwhile. */
const lookMs = 10_000;

/** What a patient person does: looks for what they want, and presses what offers to try again. */
export async function untilSeen(wanted: Locator, again: Locator): Promise<void> {
  for (let presses = 0; presses < mostPresses; presses += 1) {
    await expect(wanted.or(again).first()).toBeVisible({ timeout: patienceMs });
    if (await wanted.first().isVisible()) return;
    // What failed may be asked again by itself just then; the press is only a help.
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
