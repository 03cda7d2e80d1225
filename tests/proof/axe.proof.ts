import { availableParallelism } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { screens } from '../screens/list.ts';
import { openState, sizes } from '../screens/openState.ts';
import { chromiumFlags, findChromium } from '../support/browser/chromium.ts';
import { wcagFaults } from '../support/browser/wcag.ts';
import { type RunningShop, seedShop, startShop } from '../support/shop/shopServer.ts';
import type { Proof } from './proof.ts';
import { sayProgress } from './sayProgress.ts';

const looks = [
  { name: 'phone', options: { ...sizes.phone, locale: 'th-TH' } },
  { name: 'desktop', options: { ...sizes.desktop, locale: 'en-US' } },
];
const themes = ['light', 'dark'] as const;
const states = screens.flatMap((screen) => screen.states.map((state) => ({ screen, state })));

type State = (typeof states)[number];

/**
 * Every state of `npm run screens` keeps WCAG A and AA on a phone in Thai and on a wide screen in English, in both
 * themes.
 */
export const proof: Proof = {
  name: 'axe: every screen in every state, both sizes and themes',
  seedsAtMost: 1,
  isSampled: false,
  async run(_, __, only = '') {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
    const seed = await seedShop();
    const failures: string[] = [];
    const chosen = states.filter(({ screen, state }) => `${screen.name}, ${state.name}`.includes(only));
    const left = [...chosen];
    const stateEnded = sayProgress(chosen.length);
    const lookAtTheRest = async (): Promise<void> => {
      for (let state = left.shift(); state; state = left.shift()) {
        failures.push(...(await lookAtState(browser, seed, state)));
        stateEnded(failures);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, lookAtTheRest));
    await browser.close();
    await seed.stop();
    return { cases: chosen.length * looks.length * themes.length, failures };
  },
};

/** The faults of one state in every look. Each state has its own shop, so that none sees what another left behind. */
async function lookAtState(browser: Browser, seed: RunningShop, each: State): Promise<string[]> {
  const shop = await startShop({ seed: seed.dataDir });
  const failures: string[] = [];
  for (const look of looks) {
    const where = `${each.screen.name}, ${each.state.name}, ${look.name}`;
    const seen = await lookAt(browser, shop, each, look.options).catch((fault: unknown) => [String(fault)]);
    failures.push(...seen.map((fault) => `${where}, ${fault}`));
  }
  await shop.stop();
  return failures;
}

const lookAt = (
  browser: Browser,
  shop: RunningShop,
  state: State,
  options: (typeof looks)[number]['options'],
): Promise<string[]> =>
  openState(browser, shop, state, { ...options, reducedMotion: 'reduce' }, async (page) => {
    const faults: string[] = [];
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      faults.push(...(await wcagFaults(page)).map((fault) => `${colorScheme}: ${fault}`));
    }
    return faults;
  });
