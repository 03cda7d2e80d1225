import type { OrderFace } from '../../domain/order/orderFace.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Tag } from '../../ui/show/Tag.tsx';
import { faceLooks } from './orderLook.ts';

/** The status of an order in a word, an icon and a colour. */
export function OrderTag({ face }: { face: OrderFace }) {
  const word = useFaceWord(face);
  const { tone, icon } = faceLooks[face];
  return (
    <Tag tone={tone} icon={icon}>
      {word}
    </Tag>
  );
}

function useFaceWord(face: OrderFace): string {
  const texts = useMessages(ordersMessages);
  const { waitsOnDevice, waitingForApproval, paidWaiting, requestRejected, underReview } = texts;
  const words = { ...texts.status, waitsOnDevice, waitingForApproval, paidWaiting, requestRejected, underReview };
  return words[face];
}
