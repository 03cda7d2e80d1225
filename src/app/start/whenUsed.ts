import { wasHereBefore } from './wasHereBefore.ts';
import { whenQuiet } from './whenQuiet.ts';

/** Signs that somebody uses the page. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
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
export function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, done, true);
      resolve();
    };
    const timer = setTimeout(done, UNTOUCHED_MS);
    for (const sign of signs) addEventListener(sign, done, { capture: true, passive: true });
  });
}
