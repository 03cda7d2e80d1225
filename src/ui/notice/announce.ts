type Listener = (text: string) => void;
const listeners = new Set<Listener>();

/** Announces a text to screen readers only: "added to cart", a new page's title. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

export function subscribeToAnnouncements(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
