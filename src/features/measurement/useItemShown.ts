import { useEffect, useRef } from 'react';
import type { Listing } from '../../domain/catalogue/course.ts';
import { noteView } from '../../platform/measurement/viewLog.ts';

/** Notes that a course or product is looked at; nothing is told to anybody by it. `null`: only its head is here. */
export function useItemShown(item: Listing | null): void {
  const shown = useRef(item);
  shown.current = item;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row of the same item is no other view
  useEffect(() => {
    if (shown.current !== null) noteView({ kind: 'item', item: shown.current });
  }, [item?.id]);
}
