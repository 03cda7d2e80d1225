import { proveOutbox } from './outbox/proveOutbox.ts';
import type { Proof } from './proof.ts';

/**
 * A report of a transfer, from the real app with its real worker in Chromium to the real server: page and worker are
 * killed at every step, answers are dropped, delayed and doubled, the session ends or is another's, a second tab sends
 * too, the disk is full. One report arrives, with the very slip, under its order.
 */
export const proof: Proof = {
  name: 'outbox: a report arrives once and whole',
  isSampled: false,
  seedsUsual: 1_000,
  run: (seedFrom, seedTo) => proveOutbox(seedFrom, seedTo),
};
