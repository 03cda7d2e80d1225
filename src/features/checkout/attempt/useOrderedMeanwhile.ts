import { useEffect, useRef, useState } from 'react';
import { isOrderedSince, type KnownBefore, knownByNow } from './orderedSince.ts';

/**
 * Whether the lines of this page were ordered by another window of this device: an order of them is known now that was not
 * known when they came. Nothing is told while an order `isArriving`, since it may not be known yet.
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
