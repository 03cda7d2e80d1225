import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { addCoupon, type Cart, withoutCoupons } from '../../../domain/cart/cart.ts';
import { spelledCode } from '../../../domain/pricing/coupon.ts';
import { couponMessages } from '../../../i18n/buying/coupon.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useDraft } from '../../../ui/form/useDraft.ts';
import { announce } from '../../../ui/notice/announce.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { useLiveState } from '../../../ui/state/useLiveState.ts';
import { type Candidate, withCandidate } from '../candidate.ts';
import type { CartView } from '../useCart.ts';
import { useCartActions } from '../useCartActions.ts';
import { applyCode } from './applyCode.ts';
import { type CodeEvent, codeReducer, noCode } from './codeReducer.ts';
import { questionOfCoupon, questionOfPromotion } from './offerQuestion.ts';
import { useOfferQuestion } from './useOfferQuestion.ts';

/**
 * A typed coupon code, and the way back to the promotion that a coupon excludes. Offline the device's knowledge counts; an
 * unknown code is persisted and applied once the shop can be reached. `candidate` goes into the cart with the choice.
 */
export function useCouponEntry(view: CartView, candidate: Candidate | null = null) {
  const client = useQueryClient();
  const texts = useMessages(couponMessages);
  const { change } = useCartActions();
  const isAway = useConnection() !== 'online';
  const draft = useDraft('coupon-1', () => ({ code: '', waits: false }));
  const { state, now, set } = useLiveState(() => noCode);
  const tell = (event: CodeEvent): void => set(codeReducer(now(), event));
  const { question, ask, answer } = useOfferQuestion();
  const viewNow = useNewest(view);
  const { code, waits } = draft.values;
  const isBusy = state.name === 'busy';

  const use = async (typed: string): Promise<boolean> => {
    const outcome = await applyCode(client, typed, view, isAway);
    if (outcome === null) {
      draft.change({ code: spelledCode(typed), waits: true });
      return false;
    }
    const { coupon, problem } = outcome;
    if (problem !== null) tell({ type: 'refused', refused: { problem, by: contentsOf(view) } });
    // The cart may have changed while the shop was asked.
    if (coupon === null || !(await ask(questionOfCoupon(viewNow.current, coupon)))) {
      draft.change({ code: typed, waits: false });
      return false;
    }
    const putIn = (cart: Cart, at: number) => addCoupon(withCandidate(cart, candidate, at), coupon.id, at);
    if (!(await change(putIn, candidate?.item))) return false;
    tell({ type: 'added', couponId: coupon.id });
    draft.change({ code: '', waits: false });
    announce(texts.applied(outcome.code));
    return true;
  };
  const takePromotion = async (): Promise<boolean> =>
    (await ask(questionOfPromotion(view))) &&
    (await change((cart, at) => withoutCoupons(withCandidate(cart, candidate, at), at), candidate?.item));
  /** One at a time; `false` where another is under way. */
  const alone = async (work: () => Promise<boolean>): Promise<boolean> => {
    if (now().name === 'busy') return false;
    tell({ type: 'begun' });
    return await work().finally(() => tell({ type: 'ended' }));
  };
  const apply = (typed: string): Promise<boolean> => alone(() => use(typed));

  const isDue = draft.isReady && view.isReady && view.hasPromotions && waits && !isAway;
  useWaitingCode(isDue ? code : null, apply);
  const isCounted = state.name === 'added' && view.coupons.some(({ id }) => id === state.couponId);
  const tellCounted = useEffectEvent(() => tell({ type: 'counted' }));
  useEffect(() => {
    if (isCounted) tellCounted();
  }, [isCounted]);

  const refused = state.name === 'typing' ? state.refused : null;
  return {
    ...{ code, waits, isAway, isBusy, question, answer, apply },
    isReady: draft.isReady,
    type: (typed: string): void => {
      tell({ type: 'typed' });
      draft.change({ code: typed, waits: false });
    },
    /** True when the promotion has taken the place of the coupons. */
    takePromotion: async (): Promise<boolean> => questionOfPromotion(view) !== null && (await alone(takePromotion)),
    /** The total is not known before the code has an end. */
    isOpen: !draft.isReady || waits || isBusy || (state.name === 'added' && !isCounted),
    stopWaiting: () => draft.change({ code: '', waits: false }),
    /** The sheet closes with its problem. */
    forgetProblem: () => tell({ type: 'typed' }),
    problem: refused?.by === contentsOf(view) ? refused.problem : null,
  };
}

/** Applies a code that waited for the network. `code` is `null` until it can be applied. */
function useWaitingCode(code: string | null, apply: (code: string) => Promise<boolean>): void {
  const texts = useMessages(couponMessages);
  const use = useEffectEvent(async (due: string) => {
    if (await apply(due)) notify({ kind: 'done', title: texts.applied(due) });
  });
  useEffect(() => {
    if (code !== null) void use(code);
  }, [code]);
}

/** The newest value, for work that goes on after an await. */
function useNewest<Value>(value: Value): { readonly current: Value } {
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  });
  return newest;
}

/** The contents of the cart. A refusal says nothing of other contents. */
const contentsOf = ({ cart: { lines, couponIds } }: CartView): string =>
  JSON.stringify([lines.map(({ itemId, planId }) => [itemId, planId]), couponIds]);

export type CouponEntry = ReturnType<typeof useCouponEntry>;
