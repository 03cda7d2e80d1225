/**
 * Lets many who ask at the same time share one piece of work, but never a piece that had begun before they asked: what
 * a caller has written before asking is always in the answer. While one runs, all others wait for one next.
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
