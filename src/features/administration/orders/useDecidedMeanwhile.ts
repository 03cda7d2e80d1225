import { useEffect, useState } from 'react';

/**
 * Whether the open report was decided elsewhere. `openId`: the report that can be decided now, or `null`. `isOwn`: a
 * decision on this screen explains the change.
 */
export function useDecidedMeanwhile(openId: string | null, isOwn: boolean): boolean {
  const [seen, see] = useState({ openId, isOvertaken: false });
  useEffect(() => {
    see((before) => (before.openId === openId ? before : { openId, isOvertaken: before.openId !== null && !isOwn }));
  }, [openId, isOwn]);
  return seen.isOvertaken;
}
