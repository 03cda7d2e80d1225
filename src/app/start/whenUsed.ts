import { wasHereBefore } from './wasHereBefore.ts';
import { whenQuiet } from './whenQuiet.ts';

/** Signs that somebody uses the page; a touch and the first movement of a mouse are both the first. */
const signs = ['pointerover', 'keydown', 'scroll'];
/** A page that is only read still starts the rest after this (ms). */
const UNTOUCHED_MS = 10_000;

const used = wasHereBefore ? Promise.resolve() : firstUse();

/**
 * Runs background work once the page is quiet, and on a first visit once it is used: such a device has nothing to send
 * and nothing to tell, and its first seconds belong to what is read and pressed.
 */
export function whenUsed(act: () => unknown): void {
  void used.then(() => whenQuiet(act));
}

/** Resolves at the first sign of use, or after 10 s without one. */
export function firstUse(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, resolve, { once: true });
    setTimeout(resolve, UNTOUCHED_MS);
  });
}
