import fc from 'fast-check';
import { offeredCart } from '../property/offeredCarts.ts';
import { brokenOfferLaws } from '../property/offerLaws.ts';
import { quoteInput } from '../property/quoteInputs.ts';
import { brokenLaws } from '../property/quoteLaws.ts';
import type { Proof } from './proof.ts';
import { everyKind, kindsOf, unevenKind } from './quote/kinds.ts';

/** 200 seeds make 400,000 carts with chosen offers, and as many with offers to choose from. */
const cartsPerSeed = 2_000;

/** Random carts against the laws of money, and against a second computation with big integers. */
export const proof: Proof = {
  name: 'quote: every cart sums up',
  async run(seedFrom, seedTo) {
    const failures: string[] = [];
    const met = new Map<string, number>();
    let cases = 0;
    const check = <Cart>(seed: number, carts: fc.Arbitrary<Cart>, broken: (cart: Cart) => string[]) => {
      const law = fc.property(carts, (cart) => {
        const words = broken(cart);
        if (words.length > 0) throw new Error(words.join('; '));
      });
      const result = fc.check(law, { seed, numRuns: cartsPerSeed });
      cases += result.numRuns;
      if (result.failed) failures.push(`seed ${seed}: ${describe(result)}`);
    };
    for (let seed = seedFrom; seed <= seedTo; seed += 1) {
      check(seed, quoteInput, (input) => {
        for (const kind of kindsOf(input)) met.set(kind, (met.get(kind) ?? 0) + 1);
        return brokenLaws(input);
      });
      check(seed, offeredCart, brokenOfferLaws);
    }
    const counts = [...everyKind, unevenKind].map((kind) => [kind, met.get(kind) ?? 0] as const);
    failures.push(...counts.filter(([, count]) => count === 0).map(([kind]) => `no cart met: ${kind}`));
    return { cases, failures, notes: [`took something off: ${counts.map((count) => count.join(' ')).join(', ')}`] };
  },
};

const describe = ({ errorInstance, counterexample }: { errorInstance: unknown; counterexample: unknown }) =>
  `${errorInstance instanceof Error ? errorInstance.message : 'unknown'} on ${JSON.stringify(counterexample)}`;
