import { proveOutbox } from './outbox/proveOutbox.ts';
import type { Proof } from './proof.ts';

/**
 * A transfer report from the real app and worker in Chromium to the real server: processes are killed at every step,
 * answers are lost, delayed and doubled, sessions change, a second tab sends, the disk is full. One report arrives,
 * with its slip, at its order.
 */
export const proof: Proof = {
  name: 'outbox: a report arrives once and whole',
  isSampled: false,
  run: (seedFrom, seedTo) => proveOutbox(seedFrom, seedTo),
};
