import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelOrder } from '../../contract/order.ts';
import type { Order } from '../../domain/order.ts';
import { mayMove } from '../../domain/orderStatus.ts';
import { ordersMessages } from '../../i18n/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/callServer.ts';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { NetworkButton, NetworkNote } from '../../ui/NetworkButton.tsx';
import { notify } from '../../ui/notify.ts';
import { usePressedCall } from '../../ui/usePressedCall.ts';
import { keepOrder, orderQuery } from './useOrder.ts';

/** Gives up an unpaid order, after a question; nothing is deleted. */
export function CancelOrder({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages);
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
    onError: () => void client.invalidateQueries({ queryKey: orderQuery(order.token).queryKey }),
  });

  const network = usePressedCall(cancel, () => cancel.mutate());
  const confirm = () => {
    setAsking(false);
    network.press();
  };

  const failure = <FailureNote error={network.error} />;
  if (!mayMove(order.status, 'cancelled', 'buyer')) return failure;
  return (
    <div className="stack stack-2">
      {failure}
      <NetworkButton kind="quiet" className="text-danger" network={network} onClick={() => setAsking(true)}>
        {texts.actions.cancel}
      </NetworkButton>
      <NetworkNote network={network} why={texts.cancel.needsNetwork} />
      <ConfirmSheet
        open={isAsking}
        danger
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
