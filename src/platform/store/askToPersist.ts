/** Asks the browser for persistent storage; some decide without a prompt. Never fails. */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}
