const storageKey = 'lanrian.device';

/** A random name of this installation, so that watched time of two devices can be told apart. No secret. */
export function deviceId(): string {
  const known = localStorage.getItem(storageKey);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  localStorage.setItem(storageKey, made);
  return made;
}
