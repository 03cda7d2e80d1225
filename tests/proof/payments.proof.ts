import { availableParallelism } from 'node:os';
import { paymentMethods } from '../../src/domain/order/paymentMethod.ts';
import { type Played, runScenario } from './payments/scenario.ts';
import { makeTemplateShop } from './payments/templateShop.ts';
import type { Proof } from './proof.ts';
import { sayProgress } from './sayProgress.ts';
import { seededRandom } from './seededRandom.ts';

const seedsOfEachMethod = 200;
const seedsOfAll = seedsOfEachMethod * paymentMethods.length;

/**
 * Seeded payments of every method in turn on PostgreSQL, at the sandbox over HTTP behind a bad network, while the
 * shop is killed. At the end no two charges are kept, no order is approved without money, and all money is an approval, a
 * refund or a review.
 */
export const proof: Proof = {
  name: 'payments: money and approval agree',
  isSampled: false,
  seedsUsual: seedsOfAll,
  seedsAtMost: seedsOfAll,
  async run(seedFrom, seedTo) {
    const failures: string[] = [];
    const ends = new Map<string, number>();
    const methods = new Map<string, number>();
    const seedEnded = sayProgress(seedTo - seedFrom + 1);
    let cases = 0;
    const template = await makeTemplateShop();
    let next = seedFrom;
    const playTheRest = async (): Promise<void> => {
      for (let seed = next++; seed <= seedTo; seed = next++) {
        const { method, steps, end, wrong } = await runScenario(template, seed, seededRandom(seed)).catch(unfinished);
        cases += steps;
        ends.set(end, (ends.get(end) ?? 0) + 1);
        methods.set(method, (methods.get(method) ?? 0) + 1);
        failures.push(...wrong.map((what) => `seed ${seed}: ${what}`));
        seedEnded(failures);
      }
    };
    try {
      await Promise.all(Array.from({ length: availableParallelism() }, playTheRest));
    } finally {
      await template.remove();
    }
    return { cases, failures, notes: [counted(methods).join(', '), ...counted(ends)] };
  },
};

const counted = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].map(([name, count]) => `${count} × ${name}`).toSorted();

const unfinished = (fault: unknown): Played => ({
  ...{
    method: 'not finished',
    steps: 0,
    end: 'not finished',
    wrong: [fault instanceof Error ? String(fault.stack) : String(fault)],
  },
});
