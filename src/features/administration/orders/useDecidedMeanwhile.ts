import { useEffect, useState } from 'react';

/**
 * Whether the report that stood open here was decided elsewhere. `openId` is the report that can be decided now, or
 * `null`; `isOwn` says that a decision of this screen explains why it is another.
 */
export function useDecidedMeanwhile(openId: string | null, isOwn: boolean): boolean {
  const [seen, see] = useState({ openId, isOvertaken: false });
  useEffect(() => {
    see((before) => (before.openId === openId ? before : { openId, isOvertaken: before.openId !== null && !isOwn }));
  }, [openId, isOwn]);
  return seen.isOvertaken;
}
