import { proveOutbox } from './outbox/proveOutbox.ts';
import { proveWatched } from './outbox/watched/proveWatched.ts';
import type { Proof } from './proof.ts';

/** Broken guarantees of the outbox, each with the expected failure message. */
const broken = [
  ['serverForgetsKeys', proveOutbox, 'the key is'],
  ['removedBeforeYes', proveOutbox, 'a report that was on the device has gone from it'],
  ['serverForgetsKeys', proveWatched, 'times and counted'],
  ['removedBeforeYes', proveWatched, 's are lost'],
] as const;

/** The seeds that reach all faults, whatever seeds are requested. */
const [first, last] = [1, 4];

/** The proofs of the outbox must fail when the product is broken. */
export const proof: Proof = {
  name: 'outbox, broken on purpose: its proofs fail',
  isSampled: false,
  seedsAtMost: last,
  async run() {
    const unnoticed: string[] = [];
    for (const [sabotage, prove, words] of broken) {
      const { failures } = await prove(first, last, sabotage);
      if (!failures.join('\n').includes(words)) unnoticed.push(`${sabotage} was not noticed by ${prove.name}`);
    }
    return { cases: broken.length, failures: unnoticed };
  },
};
