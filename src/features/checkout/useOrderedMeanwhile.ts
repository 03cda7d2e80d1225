import { useEffect, useRef, useState } from 'react';
import { type KnownOrder, readKnownOrders } from '../../platform/knownOrders.ts';

/** `null` where the device does not say. */
type Known = readonly KnownOrder[] | null;

/**
 * Whether what stood on this page, `itemIds`, went with an order that another window of this device made. What was only
 * taken out of the cart did not: an order of it is known here by then that was not when the lines came. Nothing is said
 * while it `isArriving`: the order may not be known yet.
 */
export function useOrderedMeanwhile(itemIds: readonly string[], isArriving: boolean): boolean {
  const before = useRef<Promise<Known> | null>(null);
  const stood = useRef(itemIds);
  const [isOrdered, setOrdered] = useState(false);
  const hasLines = itemIds.length > 0;
  if (hasLines) stood.current = itemIds;
  useEffect(() => {
    if (!hasLines) return;
    before.current = knownOrders();
    setOrdered(false);
  }, [hasLines]);
  useEffect(() => {
    if (hasLines || isArriving) return;
    let isPast = false;
    void isOrderNew(before.current, stood.current).then((isNew) => !isPast && setOrdered(isNew));
    return () => {
      isPast = true;
    };
  }, [hasLines, isArriving]);
  return isOrdered;
}

async function isOrderNew(before: Promise<Known> | null, itemIds: readonly string[]): Promise<boolean> {
  if (before === null) return false;
  const [known, now] = await Promise.all([before, knownOrders()]);
  if (known === null || now === null) return false;
  const tokens = new Set(known.map(({ token }) => token));
  return now.some((order) => !tokens.has(order.token) && order.itemIds?.some((id) => itemIds.includes(id)));
}

const knownOrders = (): Promise<Known> => readKnownOrders().catch(() => null);
