import { type PushMessage, pushListener } from '../../src/contract/site/pushMessage.ts';
import type { Language } from '../../src/domain/localText.ts';
import { isRequest } from '../../src/domain/order/freeRequest.ts';
import type { Order } from '../../src/domain/order/order.ts';
import { orderPath } from '../../src/domain/site/pageAddress.ts';
import { rejectReasonMessages } from '../../src/i18n/buying/rejectReasons.ts';
import { pushNewsMessages } from '../../src/i18n/people/pushNews.ts';
import type { PushNews } from '../base/pushNews.ts';

/**
 * The push message in the listener's language: the order's number and a usual reason only, because lock screens show
 * it.
 */
export function messageOf(
  order: Order,
  { kind, reasonCode }: PushNews,
  to: { readonly language: Language; readonly userId: string | null; readonly isBuyers: boolean },
): PushMessage {
  const reason = reasonCode === null ? null : rejectReasonMessages[to.language].usual[reasonCode];
  const isBuyers = to.isBuyers && to.userId !== null;
  return {
    ...pushNewsMessages[to.language][wordsFor(kind, order)]({ number: order.number, reason }),
    path: orderPath(order.token),
    tag: `order-${order.id}`,
    language: to.language,
    listener: isBuyers && to.userId !== null ? pushListener.user(to.userId) : pushListener.order(order.token),
  };
}

function wordsFor(kind: PushNews['kind'], order: Order) {
  if (!isRequest(order)) return kind;
  if (kind === 'approved') return 'requestApproved';
  return kind === 'rejected' ? 'requestRejected' : kind;
}
