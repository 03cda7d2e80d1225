import { useMemo, useState } from 'react';

/** What was finished since the page is open: only there the thread grows before the person's eyes. */
export function useGrownLectures(finishedIds: ReadonlySet<string>, isSettled: boolean): ReadonlySet<string> {
  const [before, setBefore] = useState<ReadonlySet<string> | null>(null);
  if (before === null && isSettled) setBefore(finishedIds);
  return useMemo(
    () => new Set(before === null ? [] : [...finishedIds].filter((id) => !before.has(id))),
    [before, finishedIds],
  );
}
