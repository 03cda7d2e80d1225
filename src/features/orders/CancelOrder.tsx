import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { cancelOrderCall } from '../../contract/order/order.ts';
import type { Order } from '../../domain/order/order.ts';
import { mayGiveUp, type OrderFace } from '../../domain/order/orderFace.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { FailureNote } from '../../ui/notice/FailureNote.tsx';
import { notify } from '../../ui/notice/notify.ts';
import { NetworkButton, NetworkNote } from '../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../ui/press/usePressedCall.ts';
import { ConfirmSheet } from '../../ui/sheet/ConfirmSheet.tsx';
import { paymentStepsOf } from './payment/paymentSteps.ts';
import { orderQuery, storeOrder } from './useOrder.ts';
import { ownOrdersQuery } from './useOwnOrders.ts';

/** Cancels an unpaid order, after a question; nothing is deleted. */
export function CancelOrder({ order, face, inList = false }: { order: Order; face: OrderFace; inList?: boolean }) {
  const texts = useMessages(ordersMessages);
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => callServer(cancelOrderCall, { body: { orderId: order.id, token: order.token } }),
    onSuccess: async (cancelled) => {
      const card = place.current?.closest('article');
      const heading = place.current?.closest('main')?.querySelector('h1');
      await storeOrder(client, cancelled);
      client.setQueryData(ownOrdersQuery.queryKey, (rows) =>
        rows?.map((row) => (row.id === order.id ? cancelled : row)),
      );
      notify({ kind: 'done', title: texts.cancel.done });
      // The button unmounts: the focus moves to its card, or to the top of the page with the new status.
      if (inList) return card?.querySelector('a')?.focus();
      scrollTo({ top: 0 });
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    },
    onError: () => {
      void client.invalidateQueries({ queryKey: orderQuery(order.token).queryKey });
      void client.invalidateQueries({ queryKey: ownOrdersQuery.queryKey });
    },
  });

  const network = usePressedCall(cancel, () => cancel.mutate());
  const confirm = () => {
    setAsking(false);
    network.press();
  };

  const failure = <FailureNote error={network.error} />;
  if (!mayGiveUp(order, face)) return failure;
  return (
    <div ref={place} className="stack stack-2">
      {failure}
      <div className="row">
        <NetworkButton
          kind="quiet"
          small={inList}
          className="text-danger"
          network={network}
          onClick={() => setAsking(true)}
          aria-label={inList ? texts.actions.cancelOf(order.number) : undefined}
        >
          {texts.actions.cancel}
        </NetworkButton>
        <NetworkNote network={network} why={texts.cancel.needsNetwork} />
      </div>
      <ConfirmSheet
        open={isAsking}
        danger
        title={texts.cancel.title}
        body={
          <>
            {texts.cancel.body} {order.total > 0 && paymentStepsOf(order.method).words(texts).ifPaid}
          </>
        }
        confirm={texts.cancel.confirm}
        refuse={texts.cancel.refuse}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
