import { ordersMessages } from '../../i18n/buying/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { ThanksHeader } from './ThanksHeader.tsx';

/**
 * The thank-you page without an order block (specification 2): after PromptPay (`paid`), or an order with nothing to pay.
 */
export function PlainThanks({ outcome }: { outcome: 'paid' | 'approved' | 'waiting' | null }) {
  const texts = useMessages(ordersMessages).thanks;
  const words = {
    paid: { title: texts.paid, body: texts.paidBody },
    approved: { title: texts.free, body: texts.freeBody },
    waiting: { title: texts.freeApprove, body: texts.freeApproveBody },
    other: { title: texts.title, body: texts.plainBody },
  }[outcome ?? 'other'];
  return (
    <div className="narrow stack stack-6">
      <ThanksHeader {...words} />
      <div className="g2">
        {outcome === 'approved' ? (
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
