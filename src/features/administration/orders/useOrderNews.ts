import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchEveryOrder } from '../../../platform/net/realtime.ts';
import { useSite } from '../../site/useSite.ts';
import { administrationKeys } from '../administrationKeys.ts';

/** Changes within this time are fetched together. */
const gatherMs = 300;

/**
 * Refetches the open lists and the open order when any order changes: by a new report, or by another administrator.
 * Mounted once in the desk.
 */
export function useOrderNews(): void {
  const client = useQueryClient();
  const site = useSite();
  const port = site?.realtimePort;
  const secure = site?.realtimeSecure ?? false;

  useEffect(() => {
    if (port === undefined) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const askAgain = () => {
      waiting = undefined;
      void client.invalidateQueries({ queryKey: administrationKeys.orders() });
      void client.invalidateQueries({ queryKey: administrationKeys.mail() });
    };
    const soon = () => {
      waiting ??= setTimeout(askAgain, gatherMs);
    };
    const stop = watchEveryOrder({ port, secure }, { orderChanged: soon, connected: soon });
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, [client, port, secure]);
}
