import type { MovableClock } from '../../support/shop/testParts.ts';

/** Timers that end when a movable clock passes their time. `ring` ends those that are due. */
export function clockTimers(clock: MovableClock) {
  let waiting: { readonly at: number; readonly end: () => void }[] = [];
  return {
    wait: (milliseconds: number): Promise<void> =>
      new Promise((end) => {
        waiting.push({ at: clock.now + milliseconds, end });
      }),
    ring: (): void => {
      const due = waiting.filter(({ at }) => at <= clock.now);
      waiting = waiting.filter(({ at }) => at > clock.now);
      for (const { end } of due) end();
    },
  };
}
