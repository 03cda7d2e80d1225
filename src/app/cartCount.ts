/** How many things are in the cart, mirrored where it can be read before the first render, without a database. */
const MIRROR = 'lanrian.cart-count';

const listeners = new Set<() => void>();
let count: number | null = null;

export function currentCartCount(): number {
  count ??= mirrored();
  return count;
}

export function setCartCount(next: number): void {
  if (next === currentCartCount()) return;
  count = next;
  try {
    localStorage.setItem(MIRROR, String(next));
  } catch {}
  for (const listener of listeners) listener();
}

export function subscribeToCartCount(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function mirrored(): number {
  try {
    return Number(localStorage.getItem(MIRROR)) || 0;
  } catch {
    return 0;
  }
}
