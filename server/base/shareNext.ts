/**
 * Lets parallel callers share one run, but never a run that began before they called: a caller's own writes are always
 * included. While one runs, later callers share the next.
 */
export function shareNext<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | null = null;
  let next: Promise<Answer> | null = null;

  const begin = (): Promise<Answer> => {
    next = null;
    const begun = work().finally(() => {
      if (running === begun) running = null;
    });
    running = begun;
    return begun;
  };

  return () => {
    if (running === null) return begin();
    next ??= running.then(begin, begin);
    return next;
  };
}
