import { type ReactNode, useId } from 'react';
import { mayBuy } from '../../domain/people/identity.ts';
import { useFailureInSight } from '../../ui/form/useFailureInSight.ts';
import { useUpdateHold } from '../../ui/page/useUpdateHold.ts';
import { DeviceLoading } from '../../ui/state/DeviceLoading.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { UnreadableState } from '../../ui/state/UnreadableState.tsx';
import { useCouponEntry } from '../cart/coupon/useCouponEntry.ts';
import type { GuestDetailsForm } from '../registration/useGuestDetails.ts';
import { useSession } from '../session/useSession.ts';
import { ArrivingOrder } from './attempt/ArrivingOrder.tsx';
import { CartAlreadyOrdered } from './attempt/orderFailures.ts';
import { useAfterOrder } from './attempt/useAfterOrder.ts';
import { useOrderedMeanwhile } from './attempt/useOrderedMeanwhile.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { EmptyCheckout } from './EmptyCheckout.tsx';
import { fieldSaysOf } from './fieldSaysOf.ts';
import { PriceQuestion } from './PriceQuestion.tsx';
import { StaffCheckout } from './StaffCheckout.tsx';
import { useCheckout } from './useCheckout.ts';
import { useCheckoutShown } from './useCheckoutShown.ts';
import { useOrderPress } from './useOrderPress.ts';

/** The checkout for guests and signed-in people. `guestForm` renders the guest's fields. */
export function Checkout({ guest, guestForm }: { guest: GuestDetailsForm; guestForm: ReactNode }) {
  const goOn = useAfterOrder();
  const session = useSession();
  const checkout = useCheckout((order, agreed) => {
    void guest.forget();
    goOn(order, agreed);
  });
  const { person, cart, arriving, state } = checkout;
  const coupon = useCouponEntry(cart);
  const id = useId();
  const ids = {
    formId: `${id}form`,
    failureId: `${id}failure`,
    refusalsId: `${id}refusals`,
    noShippingId: `${id}shipping`,
    noMethodId: `${id}method`,
  };
  const itemIds = checkout.ordered.map(({ line }) => line.itemId);
  const wasOrdered = useOrderedMeanwhile(itemIds, arriving !== 'none');
  const press = useOrderPress(checkout, guest, coupon, ids);
  useUpdateHold(true, 'checkout');
  useCheckoutShown(cart, checkout.isReady && (person === null || mayBuy(person.role)));
  const messageIds = [ids.failureId, ids.refusalsId, ids.noShippingId, ids.noMethodId] as const;
  useFailureInSight(press.failure, ids.formId, messageIds, fieldSaysOf(press.failure));

  if (cart.readAgain) return <UnreadableState onRetry={cart.readAgain} />;
  if (!checkout.isReady) return <DeviceLoading />;
  if (session.state === 'unknown' || (person === null && !guest.isReady)) return <Loading />;
  if (person && !mayBuy(person.role)) return <StaffCheckout />;
  if (checkout.ordered.length === 0 && !checkout.isBusy) {
    if (arriving !== 'none') return <ArrivingOrder arriving={arriving} />;
    const isOrdered = wasOrdered || checkout.failure instanceof CartAlreadyOrdered;
    if (!checkout.isPlaced) {
      return <EmptyCheckout isOrdered={isOrdered} isSetAside={checkout.notOrdered.length > 0} />;
    }
  }
  return (
    <>
      <CheckoutForm {...{ checkout, press, coupon, guest, guestForm, ids }} />
      {state.name === 'askingPrice' && (
        <PriceQuestion
          before={state.before}
          after={state.after.quote}
          dropped={checkout.taxMinimum.notices}
          onConfirm={() => checkout.send({ type: 'agreed', now: Date.now() })}
          onCancel={() => checkout.send({ type: 'disagreed' })}
        />
      )}
    </>
  );
}
