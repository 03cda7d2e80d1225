import fc from 'fast-check';
import { chromium } from 'playwright';
import { offeredCart } from '../property/offeredCarts.ts';
import { chromiumFlags, findChromium } from '../support/browser/chromium.ts';
import type { Proof } from './proof.ts';
import { answersTo } from './quote/answers.ts';
import { bundledRules } from './quote/bundledRules.ts';

/** 200 seeds make 400,000 carts. */
const cartsPerSeed = 2_000;

declare global {
  /** The bundle's answers in the page. */
  var rules: { readonly answersTo: (carts: unknown) => string };
}

/** The same carts by the source in Node and by the bundle in Chromium, with equal results. */
export const proof: Proof = {
  name: 'quote in Chromium: the same satang as in Node',
  async run(seedFrom, seedTo) {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: await bundledRules() });
      const failures: string[] = [];
      let cases = 0;
      for (let seed = seedFrom; seed <= seedTo; seed += 1) {
        const carts = fc.sample(offeredCart, { seed, numRuns: cartsPerSeed });
        const there = await page.evaluate((text) => rules.answersTo(JSON.parse(text)), JSON.stringify(carts));
        const differing = firstDifference(answersTo(carts).split('\n'), there.split('\n'));
        if (differing !== null) failures.push(`seed ${seed}: ${differing}`);
        cases += carts.length;
      }
      return { cases, failures, notes: [`Chromium ${browser.version()}, Node ${process.versions.node}`] };
    } finally {
      await browser.close();
    }
  },
};

function firstDifference(here: readonly string[], there: readonly string[]): string | null {
  if (here.length !== there.length) return `${here.length} answers in Node, ${there.length} in Chromium`;
  const index = here.findIndex((answer, place) => answer !== there[place]);
  return index < 0 ? null : `cart ${index}: ${here[index]} in Node, ${there[index]} in Chromium`;
}
