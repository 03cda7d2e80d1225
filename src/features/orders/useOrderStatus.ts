import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OrderStatus } from '../../domain/order/orderStatus.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { installIsUseful } from '../../platform/install/installPrompt.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { watchOrderByToken } from '../../platform/net/realtime.ts';
import { rememberOrder } from '../../platform/session/knownOrders.ts';
import { announce } from '../../ui/notice/announce.ts';
import { useApprovalsShown } from '../measurement/useApprovalsShown.ts';
import { usePerson } from '../session/useSession.ts';
import { useSite } from '../site/useSite.ts';
import { pollPause } from './pollPause.ts';
import { orderQuery } from './useOrder.ts';

/**
 * An order that updates itself: by the realtime connection, by polling while the page is visible, and at once on
 * return. Screen readers hear a change of status.
 */
export function useOrderStatus(token: string) {
  const [openedAt] = useState(() => Date.now());
  const query = useQuery({
    ...orderQuery(token),
    refetchInterval: ({ state }) => {
      if (state.error instanceof CallFailed && state.data === undefined) return false;
      return pollPause(state.data?.status, Date.now() - openedAt);
    },
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  useRealtime(token);
  useRemembered(token, query.data?.id);
  useSpokenChange(query.data?.status);
  useApprovalsShown(query.data ? [query.data] : []);
  return query;
}

function useRealtime(token: string): void {
  const client = useQueryClient();
  const site = useSite();
  const port = site?.realtimePort;
  const secure = site?.realtimeSecure ?? false;
  useEffect(() => {
    if (port === undefined) return;
    const askAgain = () => void client.invalidateQueries({ queryKey: orderQuery(token).queryKey });
    return watchOrderByToken({ port, secure }, token, {
      orderChanged: askAgain,
      connected: askAgain,
      catalogueChanged: () => {},
      settingsChanged: () => {},
    });
  }, [client, token, port, secure]);
}

/** Stores the order, so that its waiting report can be shown to viewers who may open it. */
function useRemembered(token: string, orderId: string | undefined): void {
  const userId = usePerson()?.id ?? null;
  const was = useRef(userId);
  useEffect(() => {
    // A page left open at a sign-out must not give its waiting report to the next person.
    const hasLeft = was.current !== null && userId !== was.current;
    was.current ??= userId;
    if (orderId === undefined || hasLeft) return;
    rememberOrder({ token, orderId, userId }).catch(() => {});
    installIsUseful();
  }, [token, orderId, userId]);
}

function useSpokenChange(status: OrderStatus | undefined): void {
  const texts = useMessages(ordersMessages);
  const last = useRef(status);
  useEffect(() => {
    if (status !== undefined && last.current !== undefined && status !== last.current) {
      announce(texts.changed(texts.status[status]));
    }
    last.current = status;
  }, [status, texts]);
}
