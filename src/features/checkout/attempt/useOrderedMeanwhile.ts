import { useEffect, useRef, useState } from 'react';
import { isOrderedSince, type KnownBefore, knownByNow } from './orderedSince.ts';

/**
 * Whether what stood on this page, `itemIds`, went with an order that another window of this device made. What was only
 * taken out of the cart did not: an order of it is known here by then that was not when the lines came. Nothing is said
 * while it `isArriving`: the order may not be known yet.
 */
export function useOrderedMeanwhile(itemIds: readonly string[], isArriving: boolean): boolean {
  const before = useRef<Promise<KnownBefore> | null>(null);
  const stood = useRef(itemIds);
  const [isOrdered, setOrdered] = useState(false);
  const hasLines = itemIds.length > 0;
  if (hasLines) stood.current = itemIds;
  useEffect(() => {
    if (!hasLines) return;
    before.current = knownByNow();
    setOrdered(false);
  }, [hasLines]);
  useEffect(() => {
    if (hasLines || isArriving || before.current === null) return;
    let isPast = false;
    void isOrderedSince(before.current, stood.current, null).then((isNew) => !isPast && setOrdered(isNew));
    return () => {
      isPast = true;
    };
  }, [hasLines, isArriving]);
  return isOrdered;
}
