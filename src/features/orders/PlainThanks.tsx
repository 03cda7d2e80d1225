import { ordersMessages } from '../../i18n/buying/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { ThanksHeader } from './ThanksHeader.tsx';

/**
 * The thank-you page without an order block, after an order with nothing to pay (specification 2). `free`: its outcome.
 */
export function PlainThanks({ free }: { free: 'approved' | 'waiting' | null }) {
  const texts = useMessages(ordersMessages).thanks;
  const title = free === 'approved' ? texts.free : free === 'waiting' ? texts.freeApprove : texts.title;
  const body = free === 'approved' ? texts.freeBody : free === 'waiting' ? texts.freeApproveBody : texts.plainBody;
  return (
    <div className="narrow stack stack-6">
      <ThanksHeader title={title} body={body} />
      <div className="g2">
        {free === 'approved' ? (
          <ButtonLink to={links.myCourses()}>{texts.myCourses}</ButtonLink>
        ) : (
          <ButtonLink to={links.studentOrders()}>{texts.seeOrders}</ButtonLink>
        )}
        <ButtonLink kind="outline" to={links.home()}>
          {texts.browse}
        </ButtonLink>
      </div>
    </div>
  );
}
