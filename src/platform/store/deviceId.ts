const storageKey = 'lanrian.device';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Used as long as the page lives if the browser stores nothing. */
let inMemory: string | null = null;

/**
 * A random id of this installation, to tell apart the watched time of two devices. Not secret. An invalid stored id is
 * replaced, because the server would refuse it.
 */
export function deviceId(): string {
  const kept = keptName();
  if (kept !== null && uuid.test(kept)) return kept;
  inMemory ??= crypto.randomUUID();
  keepName(inMemory);
  return inMemory;
}

function keptName(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function keepName(name: string): void {
  try {
    localStorage.setItem(storageKey, name);
  } catch {
    // Without storage the id in memory is used.
  }
}
