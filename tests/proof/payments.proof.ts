import { type Played, runScenario } from './payments/scenario.ts';
import { makeTemplateShop } from './payments/templateShop.ts';
import type { Proof } from './proof.ts';
import { seededRandom } from './seededRandom.ts';

/**
 * Seeded payments of every online method on PostgreSQL, at the sandbox over HTTP behind a bad network, while the shop is
 * killed. At the end no two charges are kept, no order is approved without money, and all money is an approval or a review.
 */
export const proof: Proof = {
  name: 'payments: money and approval agree',
  isSampled: false,
  seedsAtMost: 2_000,
  async run(seedFrom, seedTo) {
    const failures: string[] = [];
    const ends = new Map<string, number>();
    let cases = 0;
    const template = await makeTemplateShop();
    try {
      for (let seed = seedFrom; seed <= seedTo; seed += 1) {
        const { steps, end, wrong } = await runScenario(template, seed, seededRandom(seed)).catch(unfinished);
        cases += steps;
        ends.set(end, (ends.get(end) ?? 0) + 1);
        failures.push(...wrong.map((what) => `seed ${seed}: ${what}`));
      }
    } finally {
      await template.remove();
    }
    return { cases, failures, notes: [...ends].map(([end, count]) => `${count} × ${end}`).toSorted() };
  },
};

const unfinished = (fault: unknown): Played => ({
  ...{ steps: 0, end: 'not finished', wrong: [fault instanceof Error ? String(fault.stack) : String(fault)] },
});
