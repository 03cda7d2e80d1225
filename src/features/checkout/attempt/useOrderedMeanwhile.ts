import { useEffect, useRef, useState } from 'react';
import { isOrderedSince, type KnownBefore, knownByNow } from './orderedSince.ts';

/**
 * Whether another window of this device ordered the lines of this page: an order with them became known since. Silent
 * while an order `isArriving`, which may not be known yet.
 */
export function useOrderedMeanwhile(itemIds: readonly string[], isArriving: boolean): boolean {
  const before = useRef<Promise<KnownBefore> | null>(null);
  const stood = useRef(itemIds);
  const [isOrdered, setOrdered] = useState(false);
  const hasLines = itemIds.length > 0;
  useEffect(() => {
    if (itemIds.length > 0) stood.current = itemIds;
  });
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
