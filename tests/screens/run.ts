import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../support/browser/chromium.ts';
import { projectRoot } from '../support/run/processes.ts';
import { type RunningShop, seedShop, startShop } from '../support/shop/shopServer.ts';
import { makeContactSheet, type Tile } from './contactSheet.ts';
import { screens } from './list.ts';
import { openState, sizes } from './openState.ts';
import type { Screen, ScreenState } from './screen.ts';

/** `npm run screens -- cart order/to-pay`: the states whose screen and name contain one of the words, or all. */
const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((word) => name.includes(word));
const folder = join(projectRoot, 'screens');

/** Time until pictures have loaded after scrolling. */
const settleMs = 500;
const languages = ['th-TH', 'en-US'];
const themes = ['light', 'dark'] as const;

type Look = { readonly label: string; readonly options: BrowserContextOptions };

const looks: Look[] = Object.entries(sizes).flatMap(([size, shape]) =>
  languages.flatMap((locale) =>
    themes.map((colorScheme) => ({
      label: `${size} ${locale.slice(0, 2)} ${colorScheme}`,
      options: { ...shape, locale, colorScheme, reducedMotion: 'reduce' as const },
    })),
  ),
);

const takePicture = (browser: Browser, shop: RunningShop, screen: Screen, state: ScreenState, look: Look) =>
  openState(browser, shop, { screen, state }, look.options, async (page) => {
    await page.evaluate(seeWhole);
    // For human eyes only: nothing signals the end of the last fade.
    await page.waitForTimeout(settleMs);
    return await page.screenshot({ fullPage: true });
  });

/**
 * Runs in the page: scrolls through it once, so that late parts load, and lets sticky bars rest at its end. A dialog
 * blocks scrolling.
 */
async function seeWhole(): Promise<void> {
  // A part far below the screen is painted only near it.
  document.documentElement.toggleAttribute('data-whole', true);
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  }
  scrollTo(0, 0);
  for (const bar of document.querySelectorAll<HTMLElement>('nav.tabs, .sticky, .adm-save'))
    bar.style.position = 'static';
  document.body.style.paddingBottom = '0';
  // A picture that was out of view is decoded again, and leaves a gap until then.
  const here = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  await Promise.all(here.map((picture) => picture.decode().catch(() => {})));
}

async function makeSheet(browser: Browser, seed: RunningShop, screen: Screen, state: ScreenState) {
  const tiles: Tile[] = [];
  // Each state has its own shop.
  const shop = await startShop({ seed: seed.dataDir });
  try {
    for (const look of looks) {
      tiles.push({ label: look.label, picture: await takePicture(browser, shop, screen, state, look) });
    }
  } finally {
    await shop.stop();
  }
  const file = `${screen.name}-${state.name}.png`;
  await writeFile(join(folder, file), await makeContactSheet(tiles));
  console.log(`screens/${file}`);
}

await mkdir(folder, { recursive: true });
const seed = await seedShop();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
let failed = 0;
for (const screen of screens) {
  for (const state of screen.states.filter(({ name }) => isWanted(`${screen.name}/${name}`))) {
    await makeSheet(browser, seed, screen, state).catch((fault: unknown) => {
      failed += 1;
      console.error(`${screen.name}, ${state.name}:`, fault);
    });
  }
}
await browser.close();
await seed.stop();
process.exitCode = failed > 0 ? 1 : 0;
