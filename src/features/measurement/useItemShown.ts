import { useEffect, useEffectEvent } from 'react';
import type { Listing } from '../../domain/catalogue/course.ts';
import { noteView } from '../../platform/measurement/viewLog.ts';

/** Notes on the device that a course or product is looked at. `null`: only its head is here. */
export function useItemShown(item: Listing | null): void {
  const note = useEffectEvent(() => item && noteView({ kind: 'item', item }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row of the same item is no other view
  useEffect(() => void note(), [item?.id]);
}
