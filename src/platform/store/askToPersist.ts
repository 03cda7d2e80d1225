/** Asks the browser not to clear anything by itself; it decides, some without a question. It never fails. */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}
