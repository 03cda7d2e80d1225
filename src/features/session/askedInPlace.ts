const askers = new Set<object>();
const listeners = new Set<() => void>();

/** Whether a page shows the sign-in itself, so that the frame need not. */
export const isAskedInPlace = (): boolean => askers.size > 0;

export function subscribeToAskedInPlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks that a page shows the sign-in, until the returned function is called. Safe to call twice. */
export function askInPlace(): () => void {
  const asker = {};
  askers.add(asker);
  tell();
  return () => {
    askers.delete(asker);
    tell();
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
