import { type FormEvent, useEffect, useEffectEvent } from 'react';
import { shippingMessages } from '../../i18n/buying/shipping.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { focusFirstProblem } from '../../ui/form/focusFirstProblem.ts';
import { useFormNotice } from '../../ui/form/useFormNotice.ts';
import { useGoingOn, useNetworkPress } from '../../ui/press/useNetworkPress.ts';
import type { CouponEntry } from '../cart/coupon/useCouponEntry.ts';
import type { GuestDetailsForm } from '../registration/useGuestDetails.ts';
import { useAcceptedPages } from '../site/useAcceptedPages.ts';
import { BuyerRefused } from './attempt/orderFailures.ts';
import type { PrepareBuyer } from './checkoutReducer.ts';
import { checkPage } from './checkPage.ts';
import type { CheckoutView } from './useCheckout.ts';

type Places = { readonly formId: string; readonly refusalsId: string };

/**
 * The order button: checks the page, waits for the network and the coupon code, and continues after a lost answer.
 * `isBarred`: ordering is impossible now.
 */
export function useOrderPress(
  checkout: CheckoutView,
  guest: GuestDetailsForm,
  coupon: CouponEntry,
  { formId, refusalsId }: Places,
) {
  const { language } = useLanguage();
  const invalid = useMessages(registrationMessages);
  const shipping = useMessages(shippingMessages);
  const accepts = useAcceptedPages();
  const { person, tax, delivery, send } = checkout;
  const problems = { ...delivery.problems, ...(person ? {} : guest.moreProblems) };
  const tell = useFormNotice(Object.keys(problems).length === 0 && delivery.withdrawn === null);
  const tellWait = useFormNotice(!guest.isWaiting, 'info');
  const isWithoutMethod = checkout.method === null;
  // A press still settles an unanswered order, whatever the shop offers now.
  const isWithoutShipping = delivery.isNeeded && delivery.offered.length === 0 && !checkout.isOpen;
  const isBarred = isWithoutMethod || isWithoutShipping;

  /** Shows the problems; `undefined` if there are any. */
  const complete = (): PrepareBuyer | null | undefined => {
    const found = checkPage({ tax, delivery, isOpen: checkout.isOpen, guest: person ? null : guest, language });
    if (found.isComplete) return found.prepare;
    if (found.missing === 'tax') return undefined;
    if (found.missing === 'picture') return void tellWait(invalid.problems['picture.reading']);
    tell(found.missing === 'registration' ? invalid.invalidTitle : shipping.invalid);
    const form = document.getElementById(formId);
    if (form) focusFirstProblem(form);
    return undefined;
  };
  const setOut = () => {
    const state = checkout.now();
    if (checkout.isBusy || checkout.method === null || isBarred) return;
    if (state.name === 'pressed' && state.press.waitsForCode && coupon.problem !== null) {
      return send({ type: 'codeRefused' });
    }
    const prepare = complete();
    if (prepare !== undefined && checkout.refusals.length === 0) {
      const { request, question, method } = checkout;
      const wish = { ...request, method, language, tax: tax.wish.data, delivery: delivery.delivery, accepts };
      return send({ type: 'setOut', now: Date.now(), wish, question, prepare });
    }
    send({ type: 'heldBack' });
    if (prepare !== undefined) document.getElementById(refusalsId)?.focus();
  };
  const network = useNetworkPress(setOut, coupon.isOpen);
  const lost = checkout.state.name === 'answerLost' ? checkout.state.shown : null;
  useGoingOn(network, lost);
  useRefusal(checkout, guest);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (checkout.isBusy || checkout.method === null || isBarred) return;
    if (network.isAway && complete() === undefined) return;
    send({ type: 'pressed', agreed: checkout.seen, waitsForCode: coupon.isOpen });
    // Other methods come back with the network. The order stays the one that was pressed.
    if (network.isAway) checkout.chooseMethod(checkout.method);
    network.press();
  };
  return {
    submit,
    network: {
      ...network,
      stopWaiting: () => {
        network.stopWaiting();
        send({ type: 'heldBack' });
      },
    },
    lacking: { isWithoutMethod, isWithoutShipping },
    isBarred,
    /** The reason of a wait is shown once, beside the button. */
    failure: lost !== null && (checkout.isAway || network.isWaiting) ? null : checkout.failure,
  };
}

/** Shows each refusal once at the fields that it is about. */
function useRefusal({ failure, tax, delivery }: CheckoutView, guest: GuestDetailsForm): void {
  const show = useEffectEvent((failure: unknown) => {
    if (failure instanceof BuyerRefused && failure.failure instanceof CallFailed) guest.refuse(failure.failure);
    if (!(failure instanceof CallFailed)) return;
    tax.refuse(failure);
    delivery.refuse(failure);
  });
  useEffect(() => show(failure), [failure]);
}
