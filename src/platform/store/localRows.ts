/** Names of the rows in `localStorage` that begin so; none if the browser refuses access. */
export function localRowNames(beginning: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}

/** The value of a row; `null` if there is none or it is unreadable. */
export function readLocalRow(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes a row at once and returns whether it is stored: the storage may be full or refused. */
export function writeLocalRow(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeLocalRow(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {}
}
