import { useEffect, useState } from 'react';
import { shownNow } from '../../platform/net/shownNow.ts';

/** The device's clock, updated every `every` ms while visible. */
export function useNow(every = 1000): number {
  const [now, setNow] = useState(shownNow);
  useEffect(() => {
    const tick = () => document.visibilityState === 'visible' && setNow(Date.now());
    const timer = setInterval(tick, every);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [every]);
  return now;
}
