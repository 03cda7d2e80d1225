import { useEffect, useMemo, useState } from 'react';

/** Lectures finished since the page opened, whose line grows with an animation. */
export function useNewlyFinished(finishedIds: ReadonlySet<string>, isSettled: boolean): ReadonlySet<string> {
  const [before, setBefore] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (isSettled) setBefore((known) => known ?? finishedIds);
  }, [isSettled, finishedIds]);
  return useMemo(
    () => new Set(before === null ? [] : [...finishedIds].filter((id) => !before.has(id))),
    [before, finishedIds],
  );
}
