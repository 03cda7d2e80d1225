import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { QuoteRequest, SignedQuote } from '../../contract/order/quote.ts';
import type { Registration } from '../../contract/people/registration.ts';
import type { Order } from '../../domain/order/order.ts';
import type { PaymentMethod } from '../../domain/order/paymentMethod.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { compareQuote } from '../../domain/pricing/quoteComparison.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { useConnection } from '../../ui/state/useConnection.ts';
import { countingCoupons } from '../cart/cartCoupons.ts';
import { refreshCoupons } from '../cart/coupon/couponRefresh.ts';
import { groupMethods } from '../cart/methodGroups.ts';
import { promotionsQuery } from '../cart/promotionsQuery.ts';
import { type CartView, useCart } from '../cart/useCart.ts';
import { useMethodDraft } from '../cart/useMethodDraft.ts';
import { usePerson } from '../session/useSession.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { useTaxMinimum } from '../taxData/useTaxMinimum.ts';
import { useTaxWish } from '../taxData/useTaxWish.ts';
import { isCodeRefusalKept, useKeptCodeRefusal } from './appliedCodeRefusal.ts';
import { mayHold, methodWished } from './attempt/checkoutAttempt.ts';
import { useArrivedOrder } from './attempt/useArrivedOrder.ts';
import { attemptQuery } from './attempt/useOpenAttempt.ts';
import { BuyerRefused, CodeRefused, CouponGone, usePlaceOrder } from './attempt/usePlaceOrder.ts';
import { couponRefusals, isAboutCoupon } from './couponRefusals.ts';
import { isOfFormerWish, isToldAtPart, isToldByQuote } from './lineRefusal.ts';
import { shippingOptionsQuery } from './shippingOptionsQuery.ts';
import { useCouponsOfMethod } from './useCouponsOfMethod.ts';
import { useDelivery } from './useDelivery.ts';
import { orderedLines } from './useOrderedLines.ts';
import { usePaymentMethods } from './usePaymentMethods.ts';
import { quoteRequestOf, useSignedQuote } from './useSignedQuote.ts';

type Question = { readonly before: Quote; readonly after: SignedQuote; readonly registration: Registration | null };

/**
 * Everything of the checkout but its looks: what is bought, how it is paid, what it comes to, and the order itself.
 * `onOrdered` gets the order and the total that was agreed to; `null` where an earlier press had made another order than
 * the one agreed to.
 */
export function useCheckout(onOrdered: (order: Order, agreed: Quote | null) => void) {
  const { language } = useLanguage();
  const { currency, vatEnabled } = useSiteSettings();
  const client = useQueryClient();
  const person = usePerson();
  const isAway = useConnection() !== 'online';
  const draft = useMethodDraft();
  const methods = usePaymentMethods();
  const [question, setQuestion] = useState<Question | null>(null);
  const purchase = usePlaceOrder();

  const groups = useMemo(() => groupMethods(methods.data ?? [], currency), [methods.data, currency]);
  const tax = useTaxWish(person, 'checkout');
  const delivery = useDelivery(person);
  const open = useQuery(attemptQuery).data?.order ?? null;
  const chosen = methodWished(draft.values.method, open, person?.id ?? null);
  const cart = useCart(chosen, tax.withholdingPercent, null, delivery.feeOf);
  const method = cart.method ?? (methods.isPending || !isGiven(cart) ? null : methodOfNoPayment);
  const { ordered, notOrdered } = useMemo(() => orderedLines(cart, open, person?.id ?? null), [cart, open, person]);
  const shippingOptionId = delivery.option?.id ?? null;
  const couponsOfMethod = useCouponsOfMethod(cart, chosen !== null && chosen === cart.method);
  const request = useMemo(() => {
    const couponIds = countingCoupons(cart.coupons).map(({ id }) => id);
    return quoteRequestOf(
      ordered.map(({ line }) => line),
      { promotionId: cart.choice.promotion?.id ?? null, couponIds },
      method,
      tax.withholdingPercent,
      shippingOptionId,
    );
  }, [ordered, cart.choice, cart.coupons, method, tax.withholdingPercent, shippingOptionId]);
  const isAskable = !isAway && method !== null && request.lines.length > 0 && cart.hasPromotions;
  const terms = useMemo(
    () => ({ currency, vatEnabled, shipping: delivery.option }),
    [currency, vatEnabled, delivery.option],
  );
  const quoted = useSignedQuote(request, person?.id ?? null, terms, isAskable);
  const isOpen = open !== null && open.userId === person?.id && mayHold(open, request);
  const arriving = useArrivedOrder(
    person?.id ?? null,
    cart.isReady && ordered.length === 0 && !purchase.isPending && !purchase.isSuccess,
    onOrdered,
  );
  const refusedCoupons = couponRefusals(quoted.signed, request);
  const isCouponRefused = refusedCoupons.length > 0;
  useEffect(() => {
    if (isCouponRefused) void refreshCoupons(client);
  }, [isCouponRefused, client]);
  const isPromotionOther = quoted.isCurrent && hasOtherPromotion(quoted.signed, request);
  useEffect(() => {
    if (isPromotionOther) void client.invalidateQueries({ queryKey: promotionsQuery.queryKey });
  }, [isPromotionOther, client]);
  const isOptionGone = quoted.isCurrent && quoted.signed?.refusals.some(isWithoutWay);
  useEffect(() => {
    if (isOptionGone) void client.invalidateQueries({ queryKey: shippingOptionsQuery.queryKey });
  }, [isOptionGone, client]);
  const seen = seenQuote(quoted, cart);
  const isFeeLeftOut = seen === quoted.signed?.quote && quoted.signed.refusals.some(isWithoutWay);
  const taxMinimum = useTaxMinimum(tax, totalOf(quoted, cart), currency);

  /** Counts those that nobody waits for any more: what comes of one later is heard only where an order was made. */
  const stopped = useRef(0);
  const wanted = () => {
    const before = stopped.current;
    return () => stopped.current === before;
  };

  const send = async (signed: SignedQuote, registration: Registration | null) => {
    if (method === null) return;
    const isWanted = wanted();
    const order = {
      ...request,
      method,
      quote: signed.quote,
      signature: signed.signature,
      language,
      tax: tax.wish.data,
      delivery: delivery.delivery,
    };
    try {
      const placed = await purchase.mutateAsync({ registration, order, isWanted });
      onOrdered(placed.order, placed.isEarlier ? null : signed.quote);
    } catch (failure) {
      if (!isWanted()) return;
      if (isAboutCoupon(failure, request)) {
        purchase.reset();
        setAskFailure(new CouponGone());
        await refreshCoupons(client);
        await quoted.askAgain().catch(() => undefined);
        return;
      }
      if (isToldByQuote(failure)) void quoted.askAgain().catch(() => undefined);
      if (!isNewPrice(failure)) return;
      purchase.reset();
      await offer(signed.quote, await quoted.askAgain(), registration, failure.code === 'QUOTE_EXPIRED');
    }
  };

  /** Goes on by itself where the person already agreed to this figure or a lower one, and asks otherwise. */
  const offer = async (before: Quote, after: SignedQuote, registration: Registration | null, mayGoOn: boolean) => {
    if (mayGoOn && compareQuote(before, after.quote) !== 'changed') return send(after, registration);
    setQuestion({ before, after, registration });
  };

  const [isAsking, setAsking] = useState(false);
  const [askFailure, setAskFailure] = useState<unknown>(() => (isCodeRefusalKept() ? new CodeRefused() : null));
  const inCart = cart.isReady ? String(cart.cart.lines.map(({ itemId }) => itemId).sort()) : null;
  useKeptCodeRefusal(askFailure instanceof CodeRefused, inCart, () => setAskFailure(null));
  /** `agreed`: the total that the person saw when they pressed; a higher one is asked about. */
  const submit = async (prepare: PrepareBuyer | null, agreed: Quote) => {
    const isWanted = wanted();
    setAsking(true);
    setAskFailure(null);
    try {
      const registration = prepare && (await prepared(prepare));
      const signed = await quoted.usable();
      if (isWanted()) await offer(agreed, signed, registration, true);
    } catch (failure) {
      if (isWanted()) setAskFailure(failure);
    } finally {
      if (isWanted()) setAsking(false);
    }
  };
  const stopWaiting = () => {
    stopped.current += 1;
    setAsking(false);
    purchase.reset();
    void client.invalidateQueries({ queryKey: attemptQuery.queryKey });
  };

  // What the shop said before a way came back asks for nothing any more.
  const isWayBack = !quoted.isCurrent && delivery.option !== null;
  // Where the choice stands it is said which one went, or that there is none.
  const toldElsewhere = ['NO_PAYMENT_METHOD', ...(delivery.isLackTold || isWayBack ? ['NO_SHIPPING_OPTION'] : [])];
  const isRefusalPast = isOfFormerWish(purchase.error, purchase.variables?.order, {
    lines: request.lines,
    ...(delivery.chosenId !== null && { shippingOptionId: delivery.chosenId }),
    ...(tax.isOffered && { tax: tax.wish.data }),
    ...(chosen !== null && { method: chosen }),
  });

  const isWithoutMethods = method === null && methods.data !== undefined && groups.length === 0;
  const told = { isShippingTold: delivery.isLackTold, isWithoutMethods };
  const isSaidAtPart = isToldAtPart(purchase.error, told);
  const { reset } = purchase;
  useEffect(() => {
    // If a way to pay or to send comes back, it is past.
    if (isSaidAtPart) reset();
  }, [isSaidAtPart, reset]);
  const failure = askFailure ?? (isRefusalPast ? null : purchase.error);

  return {
    person,
    cart,
    ordered,
    notOrdered,
    isAway,
    methods,
    groups,
    method,
    chooseMethod: (wish: PaymentMethod) => {
      draft.change({ method: wish });
      couponsOfMethod.keepOnlyFor(wish);
    },
    tax,
    delivery,
    taxMinimum,
    /** What became of a coupon by the chosen method. */
    couponNotice: couponsOfMethod.notice,
    refusedCoupons,
    isReady: cart.isReady && draft.isReady && tax.isReady && delivery.isReady,
    seen,
    /** Whether the total has what sending costs in it; where the shop's own is shown, it may have counted before a way came back. */
    isFeeKnown: !delivery.isNeeded || (delivery.option !== null && !isFeeLeftOut),
    signed: quoted.signed,
    /** The shop has no figure to tell now, or is not asked while there is no way to pay; pressing asks again. */
    isUnchecked: isAway || quoted.hasFailed || (method === null && !methods.isPending),
    /**
     * An order of the same things was sent before and never answered: pressing tells what became of it. It may have been
     * made, so what speaks against making one is no news.
     */
    isOpen,
    refusals: isOpen ? [] : (quoted.signed?.refusals ?? []).filter(({ code }) => !toldElsewhere.includes(code)),
    submit,
    /** Says, until the next press and over a reload, that the one that waited for a code has ordered nothing. */
    refuseCode: () => setAskFailure(new CodeRefused()),
    isBusy: purchase.isPending || isAsking,
    /** Of what has gone out the answer is still heard; nothing more is sent. */
    stopWaiting,
    isOrdered: purchase.isSuccess,
    /** The shop has emptied the cart, and whether it is asked for the order that it made of it. */
    arriving,
    failure,
    /** Its own part of the page says it by now. */
    isFailureAtPart: isToldAtPart(failure, told),
    question,
    agree: () => {
      setQuestion(null);
      if (question) void send(question.after, question.registration);
    },
    disagree: () => setQuestion(null),
  };
}

/** What a guest has put on the form goes ahead of the order, as pictures do. */
export type PrepareBuyer = () => Promise<Registration>;

const prepared = (prepare: PrepareBuyer): Promise<Registration> =>
  prepare().catch((failure: unknown) => {
    throw new BuyerRefused(failure);
  });

/** Named by an order with which nothing is paid, where the shop offers no way to (specification 5 asks for one). */
const methodOfNoPayment: PaymentMethod = 'bankTransfer';

/** Whether nothing is to pay, whatever the way to pay: a coupon may be for some ways only. */
const isGiven = ({ cart, orderable, quote }: CartView): boolean =>
  cart.couponIds.length === 0 && orderable.length > 0 && quote.lines.length === orderable.length && quote.total === 0;

/** The shop's figure; where it was told of other wishes, the device's own, as long as it knows every price. */
function seenQuote({ signed, isCurrent }: ReturnType<typeof useSignedQuote>, { orderable, quote }: CartView): Quote {
  if (signed === null) return quote;
  return isCurrent || quote.lines.length < orderable.length ? signed.quote : quote;
}

/** Before withholding: the shop's figure, or the device's own where it knows every price; `null` while neither is there. */
function totalOf(
  { signed, isCurrent }: ReturnType<typeof useSignedQuote>,
  { orderable, quote }: CartView,
): number | null {
  if (signed !== null && isCurrent) return signed.quote.vat.gross;
  return orderable.length > 0 && quote.lines.length === orderable.length ? quote.vat.gross : null;
}

/** The shop takes off another promotion than this device knows of, or none. */
const hasOtherPromotion = (signed: SignedQuote | null, { promotionId }: QuoteRequest): boolean => {
  const taken = signed?.quote.offers.find(({ kind }) => kind === 'promotion');
  return signed !== null && (taken?.kind === 'promotion' ? taken.id : null) !== promotionId;
};

const isWithoutWay = ({ code }: SignedQuote['refusals'][number]): boolean => code === 'NO_SHIPPING_OPTION';

const isNewPrice = (failure: unknown): failure is CallFailed =>
  failure instanceof CallFailed && (failure.code === 'PRICE_CHANGED' || failure.code === 'QUOTE_EXPIRED');
