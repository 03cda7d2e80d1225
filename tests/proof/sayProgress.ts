const everyMs = 60_000;

/** Returns a function to call after each of `all` cases: it prints, at most once a minute, how many have ended. */
export function sayProgress(all: number): (failures: readonly string[]) => void {
  let ended = 0;
  let saidAt = performance.now();
  return (failures) => {
    ended += 1;
    if (performance.now() - saidAt < everyMs) return;
    saidAt = performance.now();
    console.log(
      `   ${ended} of ${all} cases, ${failures.length} failures${failures.length > 0 ? `, the last: ${failures.at(-1)}` : ''}`,
    );
  };
}
