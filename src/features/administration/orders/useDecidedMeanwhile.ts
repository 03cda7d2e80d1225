import { useState } from 'react';

/**
 * Whether the report that stood open here was decided elsewhere. `openId`: the one that can be decided now, or `null`;
 * `isOwn`: a decision of this screen explains that it is another.
 */
export function useDecidedMeanwhile(openId: string | null, isOwn: boolean): boolean {
  const [shown, setShown] = useState({ openId, isOvertaken: false });
  if (shown.openId !== openId) setShown({ openId, isOvertaken: shown.openId !== null && !isOwn });
  return shown.isOvertaken;
}
