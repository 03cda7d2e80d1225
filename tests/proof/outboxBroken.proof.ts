import { proveOutbox } from './outbox/proveOutbox.ts';
import type { Proof } from './proof.ts';

/** Broken guarantees of the outbox, each with the expected failure message. */
const broken = [
  ['serverForgetsKeys', 'the key is'],
  ['removedBeforeYes', 'a report that was on the device has gone from it'],
] as const;

/** The seeds that reach both faults, whatever seeds are requested. */
const [first, last] = [1, 3];

/** The proof of the outbox must fail when the product is broken. */
export const proof: Proof = {
  name: 'outbox, broken on purpose: its proof fails',
  isSampled: false,
  seedsAtMost: last,
  async run() {
    const unnoticed: string[] = [];
    for (const [sabotage, words] of broken) {
      const { failures } = await proveOutbox(first, last, sabotage);
      if (!failures.join('\n').includes(words)) unnoticed.push(`${sabotage} was not noticed`);
    }
    return { cases: broken.length, failures: unnoticed };
  },
};
