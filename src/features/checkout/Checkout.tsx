import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { mayBuy } from '../../domain/people/identity.ts';
import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { shippingMessages } from '../../i18n/buying/shipping.ts';
import { formatMoney } from '../../i18n/format.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed, ServerUnreachable } from '../../platform/net/callFailed.ts';
import { focusFirstProblem } from '../../ui/form/focusFirstProblem.ts';
import { useFailureInSight } from '../../ui/form/useFailureInSight.ts';
import { useFormNotice } from '../../ui/form/useFormNotice.ts';
import { useUpdateHold } from '../../ui/page/useUpdateHold.ts';
import { NetworkNote } from '../../ui/press/NetworkButton.tsx';
import { useGoingOn, useNetworkPress } from '../../ui/press/useNetworkPress.ts';
import { DeviceLoading } from '../../ui/state/DeviceLoading.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { UnreadableState } from '../../ui/state/UnreadableState.tsx';
import { CartPromotion } from '../cart/coupon/CartPromotion.tsx';
import { CouponSection } from '../cart/coupon/CouponSection.tsx';
import { useCouponEntry } from '../cart/coupon/useCouponEntry.ts';
import type { GuestDetailsForm } from '../registration/useGuestDetails.ts';
import { TaxSection } from '../taxData/TaxSection.tsx';
import { AwayNote } from './AwayNote.tsx';
import { ArrivingOrder } from './attempt/ArrivingOrder.tsx';
import { useAfterOrder } from './attempt/useAfterOrder.ts';
import { useOrderedMeanwhile } from './attempt/useOrderedMeanwhile.ts';
import { BuyerRefused, CartAlreadyOrdered } from './attempt/usePlaceOrder.ts';
import { BuyerCard } from './BuyerCard.tsx';
import { CheckoutFailure } from './CheckoutFailure.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { EmptyCheckout } from './EmptyCheckout.tsx';
import { fieldSaysOf } from './fieldSaysOf.ts';
import { MethodsSection } from './MethodsSection.tsx';
import { NotOrdered } from './NotOrdered.tsx';
import { OrderButton } from './OrderButton.tsx';
import { PriceQuestion } from './PriceQuestion.tsx';
import { Refusals } from './Refusals.tsx';
import { StaffCheckout } from './StaffCheckout.tsx';
import { useCheckout } from './useCheckout.ts';
import { useCheckoutShown } from './useCheckoutShown.ts';
import { whyUnpressable } from './whyUnpressable.ts';

/** From the cart to an order, for guests and for whoever is signed in. `guestForm` draws the guest's fields. */
export function Checkout({ guest, guestForm }: { guest: GuestDetailsForm; guestForm: ReactNode }) {
  const texts = useMessages(checkoutMessages);
  const invalid = useMessages(registrationMessages);
  const delivery = useMessages(shippingMessages);
  const { language } = useLanguage();
  const goOn = useAfterOrder();
  const checkout = useCheckout((order, agreed) => {
    void guest.forget();
    goOn(order, agreed);
  });
  const { person, cart, isAway, seen, isFeeKnown, refusals } = checkout;
  const refusedCoupons = cart.coupons.filter(({ id }) => checkout.refusedCoupons.includes(id));
  const coupon = useCouponEntry(cart);
  const formId = useId();
  const failureId = useId();
  const refusalsId = useId();
  const noShippingId = useId();
  const noMethodId = useId();
  const itemIds = checkout.ordered.map(({ line }) => line.itemId);
  const wasOrdered = useOrderedMeanwhile(itemIds, checkout.arriving !== 'none');
  useUpdateHold(true, 'checkout');
  useCheckoutShown(cart, checkout.isReady && (person === null || mayBuy(person.role)));
  useBuyerRefusal(checkout.failure, guest.refuse);
  useRefusalOnce(checkout.failure, checkout.tax.refuse);
  useRefusalOnce(checkout.failure, checkout.delivery.refuse);

  const problems = { ...checkout.delivery.problems, ...(person ? {} : guest.moreProblems) };
  const tell = useFormNotice(Object.keys(problems).length === 0 && checkout.delivery.withdrawn === null);
  const tellWait = useFormNotice(!guest.isWaiting, 'info');

  /** Makes ready what is registered with the order; `undefined`: something is missing, which is shown. */
  const complete = () => {
    if (!checkout.tax.confirm()) return undefined;
    const isSendable = checkout.delivery.confirm() || (checkout.isOpen && checkout.delivery.withdrawn !== null);
    const prepare = person ? null : guest.check(language);
    if (isSendable && (person || prepare !== null)) return prepare;
    if (isSendable && !person && guest.isWaiting) return void tellWait(invalid.problems['picture.reading']);
    const title = !person && prepare === null && !guest.isWaiting ? invalid.invalidTitle : delivery.invalid;
    tell(title);
    const form = document.getElementById(formId);
    if (form) focusFirstProblem(form);
    return undefined;
  };
  const lacking = {
    isWithoutMethod: checkout.method === null,
    // What became of an order that is under way can be asked by pressing, whatever the shop offers by now.
    isWithoutShipping: checkout.delivery.isNeeded && checkout.delivery.offered.length === 0 && !checkout.isOpen,
  };
  const isBarred = lacking.isWithoutMethod || lacking.isWithoutShipping;
  const agreed = useRef(seen);
  const waitedForCode = useRef(false);
  // Those that go on after a lost answer are still the same wait.
  const begunAt = useRef(0);
  const network = useNetworkPress(() => {
    if (checkout.isBusy || isBarred) return;
    const isWithoutCode = waitedForCode.current && coupon.problem !== null;
    waitedForCode.current = false;
    if (isWithoutCode) return checkout.refuseCode();
    const prepare = complete();
    if (prepare === undefined) return;
    if (refusals.length > 0) return document.getElementById(refusalsId)?.focus();
    begunAt.current ||= Date.now();
    void checkout.submit(prepare, agreed.current);
  }, coupon.isOpen);

  const lost = !checkout.isBusy && hadNoAnswer(checkout.failure) ? checkout.failure : null;
  useGoingOn(network, lost);
  // Why it waits is said beside the button, and once.
  const failure = lost !== null && (isAway || network.isWaiting) ? null : checkout.failure;
  const toldIds = [failureId, refusalsId, noShippingId, noMethodId] as const;
  useFailureInSight(failure, formId, toldIds, fieldSaysOf(failure));

  if (cart.readAgain) return <UnreadableState onRetry={cart.readAgain} />;
  if (!checkout.isReady) return <DeviceLoading />;
  if (person === null && !guest.isReady) return <Loading />;
  if (person && !mayBuy(person.role)) return <StaffCheckout />;
  if (checkout.ordered.length === 0 && !checkout.isBusy && !checkout.isOrdered) {
    if (checkout.arriving !== 'none') return <ArrivingOrder arriving={checkout.arriving} />;
    const isOrdered = wasOrdered || checkout.failure instanceof CartAlreadyOrdered;
    return <EmptyCheckout isOrdered={isOrdered} isSetAside={checkout.notOrdered.length > 0} />;
  }

  const isFree = seen.total === 0 && seen.lines.length > 0;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (checkout.isBusy || checkout.method === null || isBarred || (network.isAway && complete() === undefined)) return;
    agreed.current = seen;
    waitedForCode.current = coupon.isOpen;
    begunAt.current = 0;
    // With the network other ways to pay come back; the order stays the one that was pressed.
    if (network.isAway) checkout.chooseMethod(checkout.method);
    network.press();
  };

  const why = checkout.isBusy
    ? null
    : whyUnpressable({
        ...lacking,
        isAway,
        isAsking: checkout.methods.isPending || checkout.delivery.options.isFetching,
      });
  const button = (block: boolean) => (
    <OrderButton form={formId} block={block} network={network} busy={checkout.isBusy} isBarred={isBarred} why={why}>
      {checkout.isBusy ? texts.submitting : isFree ? texts.submitFree : texts.submit}
    </OrderButton>
  );
  const sending = checkout.isBusy ? { since: begunAt.current, stop: checkout.stopWaiting } : null;
  const pressed = { network: { ...network, sending }, slow: texts.slow };
  const { estimate, checking, withoutFee } = texts.summary;
  const sureness = checkout.isUnchecked ? estimate : checkout.signed === null ? checking : null;

  return (
    <>
      <form id={formId} noValidate onSubmit={submit}>
        <div className="split-17-7">
          <div className="stack stack-6">
            <h1>{texts.title}</h1>
            {isAway && <AwayNote isPressable={!isBarred} />}
            <CheckoutFailure
              id={failureId}
              failure={checkout.isFailureAtPart ? null : failure}
              isOpen={checkout.isOpen && !checkout.isBusy && !network.isWaiting}
              refusals={refusals}
              guestProblems={guest.problemsWithoutField}
            />
            <Refusals id={refusalsId} refusals={refusals} lines={cart.lines} coupons={refusedCoupons} />
            <NotOrdered lines={checkout.notOrdered} />
            <BuyerCard person={person} guestForm={guestForm} />
            <DeliverySection delivery={checkout.delivery} quote={cart.quote} noneId={noShippingId} />
            <MethodsSection checkout={checkout} isFree={isFree} noneId={noMethodId} />
            <TaxSection tax={checkout.tax} minimum={checkout.taxMinimum} isFree={isFree} />
            <CartPromotion view={cart} entry={coupon} />
            <CouponSection view={cart} entry={coupon} notice={checkout.couponNotice} />
          </div>
          <aside className="stick stack">
            <CheckoutSummary
              lines={checkout.ordered}
              quote={seen}
              isFeeKnown={isFeeKnown}
              note={isFeeKnown ? sureness : withoutFee}
            >
              <div className="d-only stack stack-2">
                {button(true)}
                <NetworkNote {...pressed} why={why ? undefined : texts.methods.needsNetwork} />
              </div>
            </CheckoutSummary>
          </aside>
        </div>
      </form>
      <div className="sticky m-only">
        <div className="wrap">
          <NetworkNote {...pressed} />
        </div>
        <div className="wrap">
          <div>
            <p className="xs mut">{texts.summary.total}</p>
            <p className="price">{formatMoney(seen.total, seen.currency)}</p>
            {!isFeeKnown && <p className="xs mut">{withoutFee}</p>}
            {isAway && why === null && <p className="xs mut">{texts.methods.needsNetwork}</p>}
          </div>
          {button(false)}
        </div>
      </div>
      {checkout.question && (
        <PriceQuestion
          before={checkout.question.before}
          after={checkout.question.after.quote}
          dropped={checkout.taxMinimum.notices}
          onConfirm={() => {
            begunAt.current = Date.now();
            checkout.agree();
          }}
          onCancel={checkout.disagree}
        />
      )}
    </>
  );
}

const hadNoAnswer = (failure: unknown): failure is Error =>
  failure instanceof ServerUnreachable ||
  (failure instanceof BuyerRefused && failure.failure instanceof ServerUnreachable);

/** What the server says about the guest's own fields stands under them. */
function useBuyerRefusal(failure: unknown, refuse: GuestDetailsForm['refuse']): void {
  const show = useEffectEvent(refuse);
  useEffect(() => {
    if (failure instanceof BuyerRefused && failure.failure instanceof CallFailed) show(failure.failure);
  }, [failure]);
}

/** What the server says about tax data and address of the order stands on their forms, and is told once for each refusal. */
function useRefusalOnce(failure: unknown, refuse: (failure: CallFailed) => void): void {
  const refused = useRef(failure);
  useEffect(() => {
    if (failure === refused.current) return;
    refused.current = failure;
    if (failure instanceof CallFailed) refuse(failure);
  }, [failure, refuse]);
}
