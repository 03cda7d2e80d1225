import { useEffect, useState } from 'react';
import { outboxLock } from '../../platform/outbox/outboxLock.ts';

const lookAgainMs = 500;

/** Whether the outbox is being sent just now, by this page, another tab or the worker; looked at only while asked to. */
export function useIsSending(isWatching: boolean): boolean {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    if (!isWatching) return setSending(false);
    const look = async () => {
      const { held } = await navigator.locks.query();
      setSending(held?.some((lock) => lock.name === outboxLock) ?? false);
    };
    void look();
    const timer = setInterval(() => void look(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isWatching]);
  return isSending;
}
