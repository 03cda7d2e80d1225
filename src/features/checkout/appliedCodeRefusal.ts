import { useEffect, useRef } from 'react';

/** For as long as the tab is open, over a reload, which a phone may do by itself when it is taken out again. */
const keptKey = 'lanrian.code-refused';

/** Whether this was told when the page was loaded anew: that nothing was ordered, since a code that was waited for is refused. */
export function isCodeRefusalKept(): boolean {
  // Who left by another address has run nothing that forgets it.
  if (!isLoadedAnew()) forget();
  return keptCart() !== null;
}

/**
 * What `isTold` stays so over a reload; whoever leaves the page has done with it. `cart`: what is in it, `null` until that is
 * known. `onOther`: what was told before was told of another cart.
 */
export function useKeptCodeRefusal(isTold: boolean, cart: string | null, onOther: () => void): void {
  const tellsOther = useRef(onOther);
  tellsOther.current = onOther;
  useEffect(() => {
    if (!isTold || cart === null) return;
    if ((keptCart() ?? cart) === cart) keep(cart);
    else tellsOther.current();
    return forget;
  }, [isTold, cart]);
}

/** Whether the browser loaded this very page once more, by itself or by its own button, and nobody went to it. */
function isLoadedAnew(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load !== undefined && load.type !== 'navigate' && new URL(load.name).pathname === location.pathname;
}

function keptCart(): string | null {
  try {
    return sessionStorage.getItem(keptKey);
  } catch {
    return null;
  }
}

function keep(cart: string): void {
  try {
    sessionStorage.setItem(keptKey, cart);
  } catch {
    // It is told until the page is loaded anew.
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(keptKey);
  } catch {
    // Nothing is kept where nothing can be.
  }
}
