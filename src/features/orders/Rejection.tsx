import type { Order } from '../../domain/order/order.ts';
import { reasonWords, rejectReasonMessages } from '../../i18n/buying/rejectReasons.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { rejectionOf } from './orderLook.ts';

/** The reason of the last rejection, in the reader's language. */
export function Rejection({ order }: { order: Order }) {
  const words = useMessages(rejectReasonMessages);
  const rejection = rejectionOf(order);
  if (rejection === null) return null;
  const reason = reasonWords(words, { code: rejection.reasonCode, added: rejection.reason });
  return reason && <Note tone="error">{reason}</Note>;
}
