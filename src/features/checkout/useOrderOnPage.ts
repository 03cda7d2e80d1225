import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { methodOfFreeOrder, type PaymentMethod } from '../../domain/order/paymentMethod.ts';
import { useConnection } from '../../ui/state/useConnection.ts';
import { countingCoupons } from '../cart/cartCoupons.ts';
import { groupMethods } from '../cart/methodGroups.ts';
import { paymentMethodsQuery } from '../cart/paymentMethodsQuery.ts';
import { useCart } from '../cart/useCart.ts';
import { useMethodDraft } from '../cart/useMethodDraft.ts';
import { usePerson } from '../session/useSession.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { useTaxMinimum } from '../taxData/useTaxMinimum.ts';
import { useTaxWish } from '../taxData/useTaxWish.ts';
import { mayHold, methodWished } from './attempt/checkoutAttempt.ts';
import { attemptQuery } from './attempt/useOpenAttempt.ts';
import { couponRefusals } from './couponRefusals.ts';
import { useDelivery } from './delivery/useDelivery.ts';
import { isGiven, quoteToShow, totalToPay } from './orderOnPage.ts';
import { quoteRequestOf } from './quoteQuestion.ts';
import { isWithoutWay } from './signedQuote.ts';
import { useCouponsOfMethod } from './useCouponsOfMethod.ts';
import { orderedLines } from './useOrderedLines.ts';
import { useSignedQuote } from './useSignedQuote.ts';

/** The order on the page: lines, payment, shipping, tax, total, and obstacles. */
export function useOrderOnPage() {
  const { currency, vatEnabled } = useSiteSettings();
  const person = usePerson();
  const userId = person?.id ?? null;
  const isAway = useConnection() !== 'online';
  const draft = useMethodDraft();
  const methods = useQuery(paymentMethodsQuery);
  const groups = useMemo(() => groupMethods(methods.data ?? [], currency), [methods.data, currency]);
  const tax = useTaxWish(person, 'checkout');
  const delivery = useDelivery(person);
  const attempt = useQuery(attemptQuery).data?.order ?? null;
  const open = attempt !== null && attempt.userId === userId ? attempt : null;
  const chosen = methodWished(draft.values.method, attempt, userId);
  const cart = useCart(chosen, tax.withholdingPercent, null, delivery.feeOf);
  const method = cart.method ?? (methods.isPending || !isGiven(cart) ? null : methodOfFreeOrder);
  const { ordered, notOrdered } = useMemo(() => orderedLines(cart, open, userId), [cart, open, userId]);
  const couponsOfMethod = useCouponsOfMethod(cart, chosen !== null && chosen === cart.method);

  const request = useMemo(() => {
    const lines = ordered.map(({ line }) => line);
    const couponIds = countingCoupons(cart.coupons).map(({ id }) => id);
    const { promotion, better } = cart.choice;
    const isOwn = better !== null && { isPromotionChosen: true };
    const offers = { promotionId: promotion?.id ?? null, ...isOwn, couponIds };
    return quoteRequestOf(lines, offers, method, tax.withholdingPercent, delivery.option?.id ?? null);
  }, [ordered, cart.choice, cart.coupons, method, tax.withholdingPercent, delivery.option]);
  const question = { request, userId, terms: { currency, vatEnabled, shipping: delivery.option } };
  const isAskable = !isAway && method !== null && request.lines.length > 0 && cart.hasPromotions;
  const quoted = useSignedQuote(question, isAskable);
  const refused = quoted.signed?.refusals ?? [];
  const seen = quoteToShow(quoted, cart);
  const isFeeLeftOut = seen === quoted.signed?.quote && refused.some(isWithoutWay);
  const taxMinimum = useTaxMinimum(tax, totalToPay(quoted, cart), currency);

  /** The unanswered order may be the current one. A press tells its outcome. */
  const isOpen = open !== null && mayHold(open, request);
  // A way to send that came back makes the shop's word on it old.
  const isWayBack = !quoted.isCurrent && delivery.option !== null;
  const shownElsewhere = ['NO_PAYMENT_METHOD', ...(delivery.isLackTold || isWayBack ? ['NO_SHIPPING_OPTION'] : [])];

  return {
    ...{ person, isAway, cart, ordered, notOrdered, methods, groups, method, chosen, tax, delivery, taxMinimum, open },
    ...{ request, question, seen, isOpen, signed: quoted.signed },
    couponNotice: couponsOfMethod.notice,
    refusedCoupons: couponRefusals(quoted.signed, request),
    isReady: cart.isReady && draft.isReady && tax.isReady && delivery.isReady,
    /** The total includes the shipping fee. */
    isFeeKnown: !delivery.isNeeded || (delivery.option !== null && !isFeeLeftOut),
    /** The server has no total now, or cannot be asked for want of a payment method. A press asks again. */
    isUnchecked: isAway || quoted.hasFailed || (method === null && !methods.isPending),
    isWithoutMethods: method === null && methods.data !== undefined && groups.length === 0,
    // The unanswered order may have been made. What speaks against it is no news then.
    refusals: isOpen ? [] : refused.filter(({ code }) => !shownElsewhere.includes(code)),
    chooseMethod: (wish: PaymentMethod): void => {
      draft.change({ method: wish });
      couponsOfMethod.removeCouponsNotFor(wish);
    },
  };
}
