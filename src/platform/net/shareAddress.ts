/** A page as it is passed on. `url` is the whole address. */
export type SharedAddress = { readonly title: string; readonly url: string };

/**
 * Passes an address on with the system's own sheet, or puts it where it can be pasted from. Call from a press. A sheet that
 * was closed again is no failure.
 */
export async function shareAddress(address: SharedAddress): Promise<'shared' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(address);
      return 'shared';
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(address.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
