import { checkoutMessages } from '../../../i18n/buying/checkout.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ButtonLink } from '../../../ui/press/Button.tsx';
import { links } from '../../../ui/press/links.ts';
import { Loading } from '../../../ui/state/Skeleton.tsx';
import { StateView } from '../../../ui/state/StateView.tsx';
import type { Arriving } from './useArrivedOrder.ts';

/** The page while the shop is asked about an order whose answer was lost. */
export function ArrivingOrder({ arriving }: { arriving: Exclude<Arriving, 'none'> }) {
  const texts = useMessages(checkoutMessages).unanswered;
  if (arriving === 'asking') return <Loading />;
  return (
    <div role="status">
      <StateView art="offline" heading={1} title={texts.title} body={texts.body}>
        <ButtonLink kind="outline" to={links.studentOrders()}>
          {texts.action}
        </ButtonLink>
      </StateView>
    </div>
  );
}
