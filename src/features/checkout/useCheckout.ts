import { useEffect, useEffectEvent } from 'react';
import { useArrivedOrder } from './attempt/useArrivedOrder.ts';
import { failureIn, isBusy } from './checkoutReducer.ts';
import { isOfFormerWish, isToldAtPart } from './lineRefusal.ts';
import { type OnOrdered, useCheckoutMachine } from './useCheckoutMachine.ts';
import { useOrderOnPage } from './useOrderOnPage.ts';

/** The whole checkout but its looks: the order on the page, and what becomes of its press. */
export function useCheckout(onOrdered: OnOrdered) {
  const page = useOrderOnPage();
  const machine = useCheckoutMachine(onOrdered);
  const { state, send } = machine;
  const isEmptied = page.cart.isReady && page.ordered.length === 0;
  const agreed = isEmptied ? (page.open?.body.quote ?? null) : null;
  const arriving = useArrivedOrder(machine, agreed, page.isAway);

  const shown = failureIn(state);
  const part = { isShippingTold: page.delivery.isLackTold, isWithoutMethods: page.isWithoutMethods };
  const isFailureAtPart = isToldAtPart(shown?.failure, part);
  const forgetFailure = useEffectEvent(() => send({ type: 'shownAtPart' }));
  useEffect(() => {
    // Once its part of the page has said it, it is past: a way to pay or to send may come back.
    if (isFailureAtPart) forgetFailure();
  }, [isFailureAtPart]);
  const isPast = isOfFormerWish(shown?.failure, shown?.refused ?? undefined, {
    lines: page.request.lines,
    ...(page.delivery.chosenId !== null && { shippingOptionId: page.delivery.chosenId }),
    ...(page.tax.isOffered && { tax: page.tax.wish.data }),
    ...(page.chosen !== null && { method: page.chosen }),
  });

  return {
    ...page,
    ...machine,
    arriving,
    isBusy: isBusy(state),
    isPlaced: state.name === 'placed',
    failure: isPast ? null : (shown?.failure ?? null),
    isFailureAtPart,
  };
}
export type CheckoutView = ReturnType<typeof useCheckout>;
