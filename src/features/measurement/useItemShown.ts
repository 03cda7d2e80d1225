import { useEffect, useEffectEvent } from 'react';
import type { Listing } from '../../domain/catalogue/course.ts';
import { noteView } from '../../platform/measurement/viewLog.ts';

/** Stores on the device that a course or product was viewed. `null`: only its head is loaded. */
export function useItemShown(item: Listing | null): void {
  const note = useEffectEvent(() => item && noteView({ kind: 'item', item }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refetched row of the same item is no new view
  useEffect(() => void note(), [item?.id]);
}
