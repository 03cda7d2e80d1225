import { ordersMessages } from '../../i18n/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Tag } from '../../ui/Tag.tsx';
import { faceLooks, type OrderFace } from './orderLook.ts';

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
  if (face === 'waitsOnDevice') return texts.waitsOnDevice;
  if (face === 'underReview') return texts.underReview;
  return face === 'waitingForApproval' ? texts.waitingForApproval : texts.status[face];
}
