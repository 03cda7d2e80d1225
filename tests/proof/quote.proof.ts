import fc from 'fast-check';
import { quoteInput } from '../property/quoteInputs.ts';
import { brokenLaws } from '../property/quoteLaws.ts';
import type { Proof } from './proof.ts';

/** 200 seeds make 400,000 carts. */
const cartsPerSeed = 2_000;

/** Random carts against the laws of money and against the same rules counted a second time with whole numbers of any size. */
export const proof: Proof = {
  name: 'quote: every cart sums up',
  async run(seedFrom, seedTo) {
    const failures: string[] = [];
    let cases = 0;
    for (let seed = seedFrom; seed <= seedTo; seed += 1) {
      const carts = fc.property(quoteInput, (input) => {
        const broken = brokenLaws(input);
        if (broken.length > 0) throw new Error(broken.join('; '));
      });
      const result = fc.check(carts, { seed, numRuns: cartsPerSeed });
      cases += result.numRuns;
      if (result.failed) failures.push(`seed ${seed}: ${describe(result)}`);
    }
    return { cases, failures };
  },
};

const describe = ({ errorInstance, counterexample }: { errorInstance: unknown; counterexample: unknown }) =>
  `${errorInstance instanceof Error ? errorInstance.message : 'unknown'} on ${JSON.stringify(counterexample)}`;
