const storageKey = 'lanrian.device';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Used as long as the page lives if the browser stores nothing. */
let inMemory: string | null = null;

/**
 * A random id of this installation, to tell apart the watched time of two devices. Not secret. An invalid stored id is
 * replaced, because the server would refuse it.
 */
export function deviceId(): string {
  const stored = storedName();
  if (stored !== null && uuid.test(stored)) return stored;
  inMemory ??= crypto.randomUUID();
  storeName(inMemory);
  return inMemory;
}

function storedName(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function storeName(name: string): void {
  try {
    localStorage.setItem(storageKey, name);
  } catch {
    // Without storage the id in memory is used.
  }
}
