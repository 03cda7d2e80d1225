import { useEffect } from 'react';
import { refreshAppBadge } from '../../platform/install/appBadge.ts';
import { onNewsChanged, seeNews } from '../../platform/push/news.ts';

/** While an order's page is in sight its decision is no news any more: the badge forgets it, and its notification goes. */
export function useSeenNews(path: string): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') see(path).catch(() => {});
    };
    look();
    document.addEventListener('visibilitychange', look);
    const stop = onNewsChanged(look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [path]);
}

async function see(path: string): Promise<void> {
  const seen = await seeNews(path);
  if (seen.length === 0) return;
  await refreshAppBadge();
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const { tag } of seen) {
    for (const shown of (await registration?.getNotifications({ tag })) ?? []) shown.close();
  }
}
