import type { ReactNode } from 'react';
import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { NetworkNote } from '../../ui/press/NetworkButton.tsx';
import { CartPromotion } from '../cart/coupon/CartPromotion.tsx';
import { CouponSection } from '../cart/coupon/CouponSection.tsx';
import type { CouponEntry } from '../cart/coupon/useCouponEntry.ts';
import type { GuestDetailsForm } from '../registration/useGuestDetails.ts';
import { AcceptanceNote } from '../site/AcceptanceNote.tsx';
import { TaxSection } from '../taxData/TaxSection.tsx';
import { AwayNote } from './AwayNote.tsx';
import { BuyerCard } from './BuyerCard.tsx';
import { CheckoutFailure } from './CheckoutFailure.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { isBusy } from './checkoutReducer.ts';
import { DeliverySection } from './delivery/DeliverySection.tsx';
import { MethodsSection } from './MethodsSection.tsx';
import { NotOrdered } from './NotOrdered.tsx';
import { OrderButton } from './OrderButton.tsx';
import { Refusals } from './Refusals.tsx';
import type { CheckoutView } from './useCheckout.ts';
import type { useOrderPress } from './useOrderPress.ts';
import { whyUnpressable } from './whyUnpressable.ts';

type Ids = Readonly<Record<'formId' | 'failureId' | 'refusalsId' | 'noShippingId' | 'noMethodId', string>>;

type Props = {
  checkout: CheckoutView;
  press: ReturnType<typeof useOrderPress>;
  coupon: CouponEntry;
  guest: GuestDetailsForm;
  guestForm: ReactNode;
  ids: Ids;
};

/** The parts of the checkout, with the total and the button beside them or at the foot. */
export function CheckoutForm({ checkout, press, coupon, guest, guestForm, ids }: Props) {
  const texts = useMessages(checkoutMessages);
  const { cart, seen, isFeeKnown, isAway, refusals, state, delivery } = checkout;
  const isFree = seen.total === 0 && seen.lines.length > 0;
  const isAsking = checkout.methods.isPending || delivery.options.isFetching;
  const why = checkout.isBusy ? null : whyUnpressable({ ...press.lacking, isAway, isAsking });
  const button = (block: boolean) => (
    <OrderButton
      form={ids.formId}
      block={block}
      network={press.network}
      busy={checkout.isBusy}
      isBarred={press.isBarred}
      why={why}
    >
      {checkout.isBusy ? texts.submitting : isFree ? texts.submitFree : texts.submit}
    </OrderButton>
  );
  const sending = isBusy(state) ? { since: state.press.since, stop: checkout.stop } : null;
  const pressed = { network: { ...press.network, sending }, slow: texts.slow };
  const { withoutFee, total } = texts.summary;
  const sureness = useSureness(checkout);
  return (
    <>
      <form id={ids.formId} noValidate onSubmit={press.submit}>
        <div className="split-17-7">
          <div className="stack stack-6">
            <h1>{texts.title}</h1>
            {isAway && <AwayNote isPressable={!press.isBarred} />}
            <CheckoutFailure
              id={ids.failureId}
              failure={checkout.isFailureAtPart ? null : press.failure}
              isOpen={checkout.isOpen && !checkout.isBusy && !press.network.isWaiting}
              refusals={refusals}
              guestProblems={guest.problemsWithoutField}
            />
            <Refusals
              id={ids.refusalsId}
              refusals={refusals}
              lines={cart.lines}
              coupons={cart.coupons.filter((each) => checkout.refusedCoupons.includes(each.id))}
            />
            <NotOrdered lines={checkout.notOrdered} />
            <BuyerCard person={checkout.person} guestForm={guestForm} />
            <DeliverySection delivery={delivery} quote={cart.quote} noneId={ids.noShippingId} />
            <MethodsSection checkout={checkout} isFree={isFree} noneId={ids.noMethodId} />
            <TaxSection tax={checkout.tax} minimum={checkout.taxMinimum} isFree={isFree} />
            <CartPromotion view={cart} entry={coupon} />
            <CouponSection view={cart} entry={coupon} notice={checkout.couponNotice} />
          </div>
          <aside className="stick stack">
            <CheckoutSummary lines={checkout.ordered} quote={seen} isFeeKnown={isFeeKnown} note={sureness}>
              <div className="d-only stack stack-2">
                {button(true)}
                <NetworkNote {...pressed} why={why ? undefined : texts.methods.needsNetwork} />
                <AcceptanceNote deed="order" />
              </div>
            </CheckoutSummary>
          </aside>
        </div>
      </form>
      <div className="sticky m-only">
        <div className="wrap">
          <NetworkNote {...pressed} />
          <AcceptanceNote deed="order" />
        </div>
        <div className="wrap">
          <div>
            <p className="xs mut">{total}</p>
            <p className="price">{formatMoney(seen.total, seen.currency)}</p>
            {!isFeeKnown && <p className="xs mut">{withoutFee}</p>}
            {isAway && why === null && <p className="xs mut">{texts.methods.needsNetwork}</p>}
          </div>
          {button(false)}
        </div>
      </div>
    </>
  );
}

/** How sure the total is; `null` where the server has signed it. */
function useSureness({ isFeeKnown, isUnchecked, signed }: CheckoutView): string | null {
  const { estimate, checking, withoutFee } = useMessages(checkoutMessages).summary;
  if (!isFeeKnown) return withoutFee;
  if (isUnchecked) return estimate;
  return signed === null ? checking : null;
}
