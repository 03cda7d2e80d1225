import { useEffect, useRef, useState } from 'react';
import { readKnownOrders } from '../../platform/knownOrders.ts';

/** `null` where the device does not say. */
type Tokens = ReadonlySet<string> | null;

/**
 * Whether what stood on this page went with an order that another window of this device made. What was only taken out of
 * the cart did not: an order is known here by then that was not when the lines came.
 */
export function useOrderedMeanwhile(hasLines: boolean): boolean {
  const before = useRef<Promise<Tokens> | null>(null);
  const [isOrdered, setOrdered] = useState(false);
  useEffect(() => {
    if (hasLines) {
      before.current = knownTokens();
      return setOrdered(false);
    }
    let isPast = false;
    void isOrderNew(before.current).then((isNew) => !isPast && setOrdered(isNew));
    return () => {
      isPast = true;
    };
  }, [hasLines]);
  return isOrdered;
}

async function isOrderNew(before: Promise<Tokens> | null): Promise<boolean> {
  if (before === null) return false;
  const [known, now] = await Promise.all([before, knownTokens()]);
  return known !== null && now !== null && [...now].some((token) => !known.has(token));
}

async function knownTokens(): Promise<Tokens> {
  const orders = await readKnownOrders().catch(() => null);
  return orders && new Set(orders.map(({ token }) => token));
}
