type Listener = (text: string) => void;
const listeners = new Set<Listener>();

/** Says something politely to screen readers, without showing it: "added to cart", the title of a new page. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

export function subscribeToAnnouncements(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
