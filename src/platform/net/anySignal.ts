/**
 * Ends with the first of the signals that ends, and for its reason; one that nobody gave is left out. Browsers that the app
 * is built for (Safari before 17.4) have no `AbortSignal.any`.
 */
export function anySignal(...given: readonly (AbortSignal | undefined)[]): AbortSignal {
  const signals = given.filter((signal) => signal !== undefined);
  if ('any' in AbortSignal) return AbortSignal.any(signals);
  const first = new AbortController();
  for (const signal of signals) {
    const end = () => first.abort(signal.reason);
    if (signal.aborted) end();
    // Once one has ended the others are not listened to.
    else signal.addEventListener('abort', end, { signal: first.signal });
  }
  return first.signal;
}
