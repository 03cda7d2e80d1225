/**
 * Aborts with the first of the given signals and its reason; missing ones are ignored. Supported browsers (Safari
 * before 17.4) lack `AbortSignal.any`.
 */
export function anySignal(...given: readonly (AbortSignal | undefined)[]): AbortSignal {
  const signals = given.filter((signal) => signal !== undefined);
  if ('any' in AbortSignal) return AbortSignal.any(signals);
  const first = new AbortController();
  for (const signal of signals) {
    const end = () => first.abort(signal.reason);
    if (signal.aborted) end();
    // After one aborts the others are not listened to.
    else signal.addEventListener('abort', end, { signal: first.signal });
  }
  return first.signal;
}
