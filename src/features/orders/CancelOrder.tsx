import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelOrder } from '../../contract/order.ts';
import type { Order } from '../../domain/order.ts';
import { mayMove } from '../../domain/orderStatus.ts';
import { ordersMessages } from '../../i18n/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/callServer.ts';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import { NetworkButton, NetworkNote } from '../../ui/NetworkButton.tsx';
import { notify } from '../../ui/notify.ts';
import { useFailureText } from '../../ui/useFailureText.ts';
import { useNetworkPress } from '../../ui/useNetworkPress.ts';
import { keepOrder, orderQuery } from './useOrder.ts';

/** Gives up an unpaid order, after a question; nothing is deleted. */
export function CancelOrder({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages);
  const failureText = useFailureText();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => callServer(cancelOrder, { body: { orderId: order.id, token: order.token } }),
    onSuccess: async (cancelled) => {
      await keepOrder(client, cancelled);
      notify({ kind: 'done', title: texts.cancel.done });
      // The new status stands at the top of the page, the button at its end.
      scrollTo({ top: 0 });
    },
    onError: (failure) => {
      notify({ kind: 'error', title: failureText(failure) });
      void client.invalidateQueries({ queryKey: orderQuery(order.token).queryKey });
    },
    onSettled: () => setAsking(false),
  });

  const network = useNetworkPress(() => cancel.mutate());
  const confirm = () => {
    network.press();
    // Without a network it waits on the page.
    if (network.isAway) setAsking(false);
  };

  if (!mayMove(order.status, 'cancelled', 'buyer')) return null;
  return (
    <div className="stack stack-2">
      <NetworkButton kind="quiet" className="text-danger" network={network} onClick={() => setAsking(true)}>
        {texts.actions.cancel}
      </NetworkButton>
      <NetworkNote network={network} why={texts.cancel.needsNetwork} />
      <ConfirmSheet
        open={isAsking}
        danger
        busy={cancel.isPending}
        title={texts.cancel.title}
        body={texts.cancel.body}
        confirm={texts.cancel.confirm}
        refuse={texts.cancel.refuse}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
