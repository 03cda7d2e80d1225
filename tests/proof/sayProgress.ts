const everyMs = 60_000;

/** Returns a function to call after each of `all` cases. It prints new failures at once, and the count once a minute. */
export function sayProgress(all: number): (failures: readonly string[]) => void {
  let ended = 0;
  let said = 0;
  let saidAt = performance.now();
  return (failures) => {
    ended += 1;
    for (const failure of failures.slice(said)) console.log(`   ${failure}`);
    said = failures.length;
    if (performance.now() - saidAt < everyMs) return;
    saidAt = performance.now();
    console.log(`   ${ended} of ${all} cases, ${failures.length} failures`);
  };
}
