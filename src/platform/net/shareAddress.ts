/** A shared page. `url` is absolute. */
export type SharedAddress = { readonly title: string; readonly url: string };

/** Shares an address by the system's sheet, or copies it. Call from a press. A closed sheet is no failure. */
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
