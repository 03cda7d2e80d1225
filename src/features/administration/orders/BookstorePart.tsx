import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendToBookstore } from '../../../contract/order/bookstore.ts';
import type { BookstoreSending } from '../../../domain/order/bookstore.ts';
import type { Order } from '../../../domain/order/order.ts';
import { bookstoreMessages } from '../../../i18n/buying/bookstore.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { NetworkButton, NetworkNote } from '../../../ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../../ui/press/usePressedCall.ts';
import { Tag } from '../../../ui/show/Tag.tsx';
import { useSiteSettings } from '../../site/useSite.ts';
import { bookstoreSendingQuery } from '../administrationQueries.ts';
import { ReviewPart } from './ReviewPart.tsx';

/** Whether the bookstore has received an order with products, and the remedy if not. */
export function BookstorePart({ order, level }: { order: Order; level: 2 | 3 }) {
  const texts = useMessages(bookstoreMessages);
  const { bookstoreEnabled } = useSiteSettings();
  const { data: sending } = useQuery(bookstoreSendingQuery(order.id));
  if (sending === undefined || (sending === null && !bookstoreEnabled)) return null;
  const isOpen = sending === null || sending.state === 'failed' || sending.state === 'dropped';
  return (
    <ReviewPart title={texts.heading} level={level}>
      {sending === null ? <p className="sm mut">{texts.none}</p> : <Standing sending={sending} />}
      {isOpen && bookstoreEnabled && order.status !== 'cancelled' && (
        <SendButton orderId={order.id} label={sending?.state === 'failed' ? texts.sendAgain : texts.send} />
      )}
    </ReviewPart>
  );
}

function Standing({ sending }: { sending: BookstoreSending }) {
  const texts = useMessages(bookstoreMessages);
  const format = useFormat();
  const { state, tries, triedAt, sentAt, fault } = sending;
  return (
    <div className="stack stack-2">
      <p>
        <Tag tone={state === 'failed' ? 'error' : state === 'sent' ? 'done' : 'plain'}>{texts.states[state]}</Tag>
      </p>
      <p className="sm mut">
        {sentAt === null ? texts[state === 'sent' ? 'queued' : state] : texts.sent(format.dateTime(sentAt))}
      </p>
      {state !== 'sent' && triedAt !== null && (
        <p className="sm mut num">{texts.tries(tries, format.dateTime(triedAt))}</p>
      )}
      {fault !== null && <p className="sm mut">{texts.fault(fault)}</p>}
    </div>
  );
}

/** Idempotent: an order that is being sent, or has arrived, is unchanged. */
function SendButton({ orderId, label }: { orderId: string; label: string }) {
  const texts = useMessages(bookstoreMessages);
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: () => callServer(sendToBookstore, { params: { orderId } }),
    networkMode: 'always',
    onSuccess: (sending) => client.setQueryData(bookstoreSendingQuery(orderId).queryKey, sending),
  });
  const network = usePressedCall(send, () => send.mutate());
  return (
    <div className="stack stack-2">
      <FailureNote error={network.error} />
      <div className="row">
        <NetworkButton kind="quiet" network={network}>
          {label}
        </NetworkButton>
        <NetworkNote network={network} why={texts.needsNetwork} />
      </div>
    </div>
  );
}
