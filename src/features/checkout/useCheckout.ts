import { useMemo, useState } from 'react';
import type { SignedQuote } from '../../contract/order.ts';
import type { Registration } from '../../contract/registration.ts';
import type { Order } from '../../domain/order.ts';
import type { PaymentMethod } from '../../domain/paymentMethod.ts';
import type { Quote } from '../../domain/quote.ts';
import { compareQuote } from '../../domain/quoteComparison.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { CallFailed } from '../../platform/callFailed.ts';
import { useConnection } from '../../ui/useConnection.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useCart } from '../cart/useCart.ts';
import { usePerson } from '../session/useSession.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { chosenMethod, groupMethods } from './methodGroups.ts';
import { useOpenAttempt } from './useOpenAttempt.ts';
import { usePaymentMethods } from './usePaymentMethods.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';
import { quoteRequestOf, useSignedQuote } from './useSignedQuote.ts';

type Question = { readonly before: Quote; readonly after: SignedQuote; readonly registration: Registration | null };

/**
 * Everything of the checkout but its looks: what is bought, how it is paid, what it comes to, and the order itself.
 * `onOrdered` gets the order and the total that was agreed to.
 */
export function useCheckout(onOrdered: (order: Order, agreed: Quote) => void) {
  const { language } = useLanguage();
  const { currency } = useSiteSettings();
  const person = usePerson();
  const cart = useCart();
  const isAway = useConnection() !== 'online';
  const draft = useDraft<{ method: PaymentMethod | null }>('checkout-1', () => ({ method: null }));
  const methods = usePaymentMethods();
  const [question, setQuestion] = useState<Question | null>(null);
  const purchase = usePlaceOrder();

  const groups = useMemo(() => groupMethods(methods.data ?? [], currency), [methods.data, currency]);
  const method = chosenMethod(groups, draft.values.method, isAway);
  const request = useMemo(() => quoteRequestOf(cart.cart, method), [cart.cart, method]);
  const quoted = useSignedQuote(request, person?.id ?? null, !isAway && method !== null && request.lines.length > 0);
  const isOpen = useOpenAttempt(request, person?.id ?? null);
  const seen = quoted.signed?.quote ?? cart.quote;

  const send = async (signed: SignedQuote, registration: Registration | null) => {
    if (method === null) return;
    const order = { ...request, method, quote: signed.quote, signature: signed.signature, language };
    try {
      onOrdered(await purchase.mutateAsync({ registration, order }), signed.quote);
    } catch (failure) {
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
  const [askFailure, setAskFailure] = useState<unknown>(null);
  const submit = async (registration: Registration | null) => {
    setAsking(true);
    setAskFailure(null);
    try {
      await offer(seen, await quoted.usable(), registration, true);
    } catch (failure) {
      setAskFailure(failure);
    } finally {
      setAsking(false);
    }
  };

  return {
    person,
    cart,
    isAway,
    methods,
    groups,
    method,
    chooseMethod: (chosen: PaymentMethod) => draft.change({ method: chosen }),
    isReady: cart.isReady && draft.isReady,
    seen,
    signed: quoted.signed,
    /** The shop has no figure to tell now; pressing asks again. */
    isUnchecked: isAway || quoted.hasFailed,
    /** Sent before and never answered: pressing again tells what became of it. */
    isOpen,
    refusals: isOpen ? [] : (quoted.signed?.refusals ?? []).filter((refusal) => refusal.code !== 'NO_PAYMENT_METHOD'),
    submit,
    isBusy: purchase.isPending || isAsking,
    isOrdered: purchase.isSuccess,
    failure: askFailure ?? purchase.error,
    question,
    agree: () => {
      setQuestion(null);
      if (question) void send(question.after, question.registration);
    },
    disagree: () => setQuestion(null),
  };
}

const isNewPrice = (failure: unknown): failure is CallFailed =>
  failure instanceof CallFailed && (failure.code === 'PRICE_CHANGED' || failure.code === 'QUOTE_EXPIRED');
