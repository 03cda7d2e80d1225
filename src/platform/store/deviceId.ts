const storageKey = 'lanrian.device';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Where the browser keeps no name, one lives as long as the page. */
let inMemory: string | null = null;

/**
 * A random name of this installation, so that watched time of two devices can be told apart. No secret. What is stored
 * and no such name is replaced: the shop would refuse everything that was watched under it.
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
    // Full or forbidden: the name in memory does.
  }
}
