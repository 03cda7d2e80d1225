const askers = new Set<object>();

/** Whether a page asks for the sign-in in its own place, so that no dialog need say it, too. */
export const isAskedInPlace = (): boolean => askers.size > 0;

/** Says so until the returned function is called. Safe to call twice. */
export function askInPlace(): () => void {
  const asker = {};
  askers.add(asker);
  return () => void askers.delete(asker);
}
