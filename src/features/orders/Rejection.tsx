import type { Order } from '../../domain/order/order.ts';
import { reasonWords, rejectReasonMessages } from '../../i18n/buying/rejectReasons.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { rejectionOf } from './orderLook.ts';

/** The reason of the last rejection, in the reader's language. */
export function Rejection({ order }: { order: Order }) {
  const reason = useRejectionText(order);
  return reason && <Note tone="error">{reason}</Note>;
}

/** The words of the last rejection; `null` without one, or if it gave no reason. */
export function useRejectionText(order: Order): string | null {
  const words = useMessages(rejectReasonMessages);
  const rejection = rejectionOf(order);
  return rejection && (reasonWords(words, { code: rejection.reasonCode, added: rejection.reason }) || null);
}
