import { useNavigate } from 'react-router-dom';
import type { Order } from '../../../../domain/order/order.ts';
import type { PaymentMethod } from '../../../../domain/order/paymentMethod.ts';
import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { notify } from '../../../../ui/notice/notify.ts';
import { links } from '../../../../ui/press/links.ts';
import { useKnownPerson } from '../../../session/knownPerson.ts';

/** Methods whose failed press leads to the list of orders (specification 8). The others stay at their form. */
const leadingToList: readonly PaymentMethod[] = ['paymentLink', 'wallet'];

/** The notice of a press that led to no payment, and the way on. Guests have no list of orders, so they stay. */
export function useFailedPress({ method, number }: Order): () => void {
  const { declined } = useMessages(chargeMessages);
  const isGuest = useKnownPerson() === null;
  const navigate = useNavigate();
  return () => {
    notify({ kind: 'error', title: declined.title, detail: declined.tryAgain(number) });
    if (!isGuest && leadingToList.includes(method)) navigate(links.studentOrders());
  };
}
