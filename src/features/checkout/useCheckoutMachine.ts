import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Order } from '../../domain/order/order.ts';
import { isPassing } from '../../domain/passingStatus.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { CallFailed, ServerUnreachable } from '../../platform/net/callFailed.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { useLiveState } from '../../ui/state/useLiveState.ts';
import { refreshCoupons } from '../cart/coupon/couponRefresh.ts';
import { BuyerRefused } from './attempt/orderFailures.ts';
import { attemptQuery } from './attempt/useOpenAttempt.ts';
import { usePlaceOrder } from './attempt/usePlaceOrder.ts';
import { type CheckoutEvent, type CheckoutState, checkoutReducer, noPress, type OrderWish } from './checkoutReducer.ts';
import { isAboutCoupon } from './couponRefusals.ts';
import { isToldByQuote } from './lineRefusal.ts';
import type { QuoteQuestion } from './quoteQuestion.ts';
import { askQuoteAgain, usableQuote } from './signedQuote.ts';

type StateOf<Name extends CheckoutState['name']> = Extract<CheckoutState, { name: Name }>;

/** `agreed`: the total that the person agreed to; `null` for an earlier order that asked for something else. */
export type OnOrdered = (order: Order, agreed: Quote | null) => void;

/** The checkout's state with its effects: each begins as its state is entered, and answers with an event. */
export function useCheckoutMachine(onOrdered: OnOrdered) {
  const client = useQueryClient();
  const purchase = usePlaceOrder();
  const { state, now, set } = useLiveState(() => noPress);

  const send = (event: CheckoutEvent): void => {
    const before = now();
    const next = checkoutReducer(before, event);
    set(next);
    if (next !== before) enter(next);
  };
  const enter = (next: CheckoutState): void => {
    if (next.name === 'preparing') void prepare(next);
    if (next.name === 'quoting') void ask(next);
    if (next.name === 'placing') void place(next);
    if (next.name === 'settling' && next.isAsking) void settle(next);
  };

  const prepare = ({ turn, prepare }: StateOf<'preparing'>): Promise<void> =>
    prepare().then(
      (registration) => send({ type: 'prepared', turn, registration }),
      (failure: unknown) => send({ type: 'failed', turn, failure: new BuyerRefused(failure) }),
    );
  const ask = ({ turn, isAgain, question }: StateOf<'quoting'>): Promise<void> =>
    (isAgain ? askQuoteAgain : usableQuote)(client, question).then(
      (signed) => send({ type: 'quoted', turn, signed }),
      (failure: unknown) => send({ type: 'failed', turn, failure }),
    );
  const place = async ({ turn, wish, question, signed, registration }: StateOf<'placing'>): Promise<void> => {
    const { quote, signature } = signed;
    const isWanted = () => now().turn === turn;
    try {
      const placed = await purchase.mutateAsync({ registration, order: { ...wish, quote, signature }, isWanted });
      // Also after a cancelled wait, because the order exists.
      send({ type: 'placed' });
      onOrdered(placed.order, placed.isEarlier ? null : quote);
    } catch (failure) {
      if (isWanted()) void refreshAfter(client, failure, wish, question);
      send({ type: 'failed', turn, failure });
    }
  };
  const settle = async ({ agreed }: StateOf<'settling'>): Promise<void> => {
    try {
      const order = await settledHere(client);
      if (order === null) return send({ type: 'notSettled', mayPass: false });
      send({ type: 'placed' });
      onOrdered(order, agreed);
    } catch (failure) {
      send({ type: 'notSettled', mayPass: mayPass(failure) });
    }
  };

  return {
    state,
    send,
    /** Sends no further request. The answer to a sent one still counts. */
    stop: () => {
      send({ type: 'stopped' });
      void client.invalidateQueries({ queryKey: attemptQuery.queryKey });
    },
    now,
  };
}

/** The settled order, to continue with at the checkout. Elsewhere the person is notified. */
async function settledHere(client: QueryClient): Promise<Order | null> {
  const { isAtCheckout, storeArrived, settledOrder, tellArrived } = await import('./attempt/settleOpenAttempt.ts');
  const order = await settledOrder(client, () => true);
  if (order === null) return null;
  // The order exists, even if the device cannot store that.
  await storeArrived(client, order).catch((defect: unknown) => reportDefect(defect, 'after the order'));
  if (isAtCheckout()) return order;
  tellArrived(order);
  return null;
}

/** Refetches the outdated data after a refusal. */
async function refreshAfter(
  client: QueryClient,
  failure: unknown,
  wish: OrderWish,
  question: QuoteQuestion,
): Promise<void> {
  const isOfCoupon = isAboutCoupon(failure, wish);
  if (isOfCoupon) await refreshCoupons(client);
  if (isOfCoupon || isToldByQuote(failure)) await askQuoteAgain(client, question).catch(() => undefined);
}

const mayPass = (failure: unknown): boolean =>
  failure instanceof ServerUnreachable || (failure instanceof CallFailed && isPassing(failure.status));
