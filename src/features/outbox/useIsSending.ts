import { useEffect, useState } from 'react';
import { isBeingSent } from '../../platform/outbox/isBeingSent.ts';

const lookAgainMs = 500;

/**
 * Whether one of the entries with these keys, or any if none is named, is being sent now. Checked only while enabled.
 */
export function useIsSending(isWatching: boolean, ...keys: readonly string[]): boolean {
  const named = keys.join();
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    if (!isWatching) return setSending(false);
    let hasLookedAway = false;
    const look = async () => {
      const asked = named === '' ? [isBeingSent()] : named.split(',').map((key) => isBeingSent(key));
      const found = await Promise.all(asked);
      if (!hasLookedAway) setSending(found.includes(true));
    };
    void look();
    const timer = setInterval(() => void look(), lookAgainMs);
    return () => {
      hasLookedAway = true;
      clearInterval(timer);
    };
  }, [isWatching, named]);
  return isSending;
}
