type Stop = () => void;
/** Answers how to stop, where there is something to be stopped. */
type Start = () => unknown;

/**
 * Starts what nobody waits for one after the other, each in a task of its own: all of it at once would hold the first
 * presses on a slow phone back for a tenth of a second. Answers how to stop, also what has not begun.
 */
export function startInTurn(starts: readonly Start[]): Stop {
  const stops: Stop[] = [];
  let timer: ReturnType<typeof setTimeout>;
  const begin = ([start, ...later]: readonly Start[]) => {
    if (start === undefined) return;
    // First, so that one that breaks holds none of the others back.
    timer = setTimeout(() => begin(later), 0);
    const stop = start();
    if (typeof stop === 'function') stops.push(stop as Stop);
  };
  timer = setTimeout(() => begin(starts), 0);
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
