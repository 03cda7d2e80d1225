import { useEffect, useState } from 'react';
import { isBeingSent } from '../../platform/outbox/isBeingSent.ts';

const lookAgainMs = 500;

/** Whether the entry with this key, or any where none is named, is being sent just now; looked at only while asked to. */
export function useIsSending(isWatching: boolean, key?: string): boolean {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    if (!isWatching) return setSending(false);
    let hasLookedAway = false;
    const look = async () => {
      const found = await isBeingSent(key);
      if (!hasLookedAway) setSending(found);
    };
    void look();
    const timer = setInterval(() => void look(), lookAgainMs);
    return () => {
      hasLookedAway = true;
      clearInterval(timer);
    };
  }, [isWatching, key]);
  return isSending;
}
