type Stop = () => void;
/** Starts something, and may return a function that stops it. */
type Start = () => unknown;

/**
 * Runs background starts one after the other, each in its own task: together they would block the first presses on a
 * slow phone for 0.1 s. Returns a function that stops all.
 */
export function startInTurn(starts: readonly Start[]): Stop {
  const stops: Stop[] = [];
  let timer: ReturnType<typeof setTimeout>;
  const begin = ([start, ...later]: readonly Start[]) => {
    if (start === undefined) return;
    // Scheduled first, so that a start that throws does not stop the others.
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
