import { proveWatched } from './outbox/watched/proveWatched.ts';
import type { Proof } from './proof.ts';

/**
 * Lectures in the real app in Chromium, with its real worker and server: pages and the worker are killed at every step,
 * answers are lost, delayed and doubled, the network and the disk end, two tabs and another device play, other people
 * sign in. Every second that was played counts once; a kill costs at most ten seconds.
 */
export const proof: Proof = {
  name: 'outbox of watched time: a second counts once, a kill costs at most ten',
  isSampled: false,
  seedsUsual: 300,
  run: (seedFrom, seedTo) => proveWatched(seedFrom, seedTo),
};
