import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addCoupon, type Cart, withoutCoupons } from '../../../domain/cart/cart.ts';
import { spelledCode } from '../../../domain/pricing/coupon.ts';
import { couponMessages } from '../../../i18n/buying/coupon.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useDraft } from '../../../ui/form/useDraft.ts';
import { announce } from '../../../ui/notice/announce.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { type Candidate, withCandidate } from '../candidate.ts';
import type { CartView } from '../useCart.ts';
import { useCartActions } from '../useCartActions.ts';
import { applyCode, type CodeProblem } from './applyCode.ts';
import { questionOfCoupon, questionOfPromotion } from './offerQuestion.ts';
import { useOfferQuestion } from './useOfferQuestion.ts';

/**
 * A code that is typed and used, and the way back to the promotion that a coupon keeps out. Without a network what the
 * device knows counts; a code that it does not know is kept and used by itself once the shop can be reached, also after
 * the app was closed. `candidate` goes into the cart with what is chosen.
 */
export function useCouponEntry(view: CartView, candidate: Candidate | null = null) {
  const client = useQueryClient();
  const texts = useMessages(couponMessages);
  const { change } = useCartActions();
  const isAway = useConnection() !== 'online';
  const draft = useDraft('coupon-1', () => ({ code: '', waits: false }));
  const [refused, setRefused] = useState<{ readonly problem: CodeProblem; readonly by: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { question, ask, answer } = useOfferQuestion();
  const [added, setAdded] = useState<string | null>(null);
  const isInView = view.coupons.some(({ id }) => id === added);
  useEffect(() => {
    if (isInView) setAdded(null);
  }, [isInView]);
  const { code, waits } = draft.values;
  const contents = contentsOf(view);
  /** The shop's answer may come after another press. */
  const viewNow = useRef(view);
  viewNow.current = view;

  /** True when the coupon is in the cart now. */
  const apply = async (typed: string): Promise<boolean> => {
    if (isBusy) return false;
    setRefused(null);
    setBusy(true);
    try {
      const outcome = await applyCode(client, typed, view, isAway);
      if (outcome === null) {
        draft.change({ code: spelledCode(typed), waits: true });
        return false;
      }
      const { coupon, problem } = outcome;
      if (problem !== null) setRefused({ problem, by: contents });
      if (coupon === null || !(await ask(questionOfCoupon(viewNow.current, coupon)))) {
        draft.change({ code: typed, waits: false });
        return false;
      }
      const putIn = (cart: Cart, now: number) => addCoupon(withCandidate(cart, candidate, now), coupon.id, now);
      if (!(await change(putIn, candidate?.item))) return false;
      setAdded(coupon.id);
      draft.change({ code: '', waits: false });
      announce(texts.applied(outcome.code));
      return true;
    } finally {
      setBusy(false);
    }
  };

  /** True when the promotion stands in the place of the coupons now. */
  const takePromotion = async (): Promise<boolean> => {
    const asked = questionOfPromotion(view);
    if (isBusy || asked === null) return false;
    setBusy(true);
    try {
      if (!(await ask(asked))) return false;
      return await change((cart, now) => withoutCoupons(withCandidate(cart, candidate, now), now), candidate?.item);
    } finally {
      setBusy(false);
    }
  };

  const latest = useRef(apply);
  latest.current = apply;
  const isDue = draft.isReady && view.isReady && view.hasPromotions && waits && !isAway;
  useEffect(() => {
    if (!isDue) return;
    void latest.current(code).then((isUsed) => {
      if (isUsed) notify({ kind: 'done', title: texts.applied(code) });
    });
  }, [isDue, code, texts]);

  return {
    code,
    isReady: draft.isReady,
    type: (typed: string) => {
      setRefused(null);
      draft.change({ code: typed, waits: false });
    },
    apply,
    takePromotion,
    question,
    answer,
    waits,
    /** A code is on its way into the cart, or waits to be: what the cart comes to is not known before that has an end. */
    isOpen: !draft.isReady || waits || isBusy || (added !== null && !isInView),
    stopWaiting: () => draft.change({ code: '', waits: false }),
    isAway,
    isBusy,
    /** What was told in the sheet goes with it. */
    forgetProblem: () => setRefused(null),
    problem: refused?.by === contents ? refused.problem : null,
  };
}

/** What a refusal was about: once the cart holds something else, it says nothing any more. */
const contentsOf = ({ cart: { lines, couponIds } }: CartView): string =>
  JSON.stringify([lines.map(({ itemId, planId }) => [itemId, planId]), couponIds]);

export type CouponEntry = ReturnType<typeof useCouponEntry>;
