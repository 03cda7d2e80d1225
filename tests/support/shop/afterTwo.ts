/** A wait of the first caller for the second one, so that both have read before either writes. Later ones go on at once. */
export function afterTwo(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let callers = 0;
  return () => {
    callers += 1;
    if (callers === 2) resolve();
    return promise;
  };
}
