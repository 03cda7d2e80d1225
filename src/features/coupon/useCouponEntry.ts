import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { spelledCode } from '../../domain/coupon.ts';
import { couponMessages } from '../../i18n/coupon.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ServerUnreachable } from '../../platform/callFailed.ts';
import { announce } from '../../ui/announce.ts';
import { notify } from '../../ui/notify.ts';
import { useConnection } from '../../ui/useConnection.ts';
import { useDraft } from '../../ui/useDraft.ts';
import type { CartView } from '../cart/useCart.ts';
import { useCartActions } from '../cart/useCartActions.ts';
import { applyCode, type CodeProblem } from './applyCode.ts';

/**
 * A code that is typed and used. Without a network it is kept and used by itself once the shop can be reached, also
 * after the app was closed.
 */
export function useCouponEntry(view: CartView) {
  const client = useQueryClient();
  const texts = useMessages(couponMessages);
  const { addCoupon } = useCartActions();
  const isAway = useConnection() !== 'online';
  const draft = useDraft('coupon-1', () => ({ code: '', waits: false }));
  const [refused, setRefused] = useState<{ readonly problem: CodeProblem; readonly by: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const isInView = view.coupons.some(({ id }) => id === added);
  useEffect(() => {
    if (isInView) setAdded(null);
  }, [isInView]);
  const { code, waits } = draft.values;
  const contents = contentsOf(view);

  /** True when the coupon is in the cart now. */
  const apply = async (typed: string): Promise<boolean> => {
    if (isBusy) return false;
    setRefused(null);
    if (isAway && typed.trim() !== '') {
      draft.change({ code: spelledCode(typed), waits: true });
      return false;
    }
    setBusy(true);
    try {
      const outcome = await applyCode(client, typed, view);
      if (outcome.problem !== null) {
        draft.change({ code: typed, waits: false });
        setRefused({ problem: outcome.problem, by: contents });
        return false;
      }
      if (!(await addCoupon(outcome.couponId))) return false;
      setAdded(outcome.couponId);
      draft.change({ code: '', waits: false });
      announce(texts.applied(outcome.code));
      return true;
    } catch (failure) {
      if (!(failure instanceof ServerUnreachable)) throw failure;
      draft.change({ code: spelledCode(typed), waits: true });
      return false;
    } finally {
      setBusy(false);
    }
  };

  const latest = useRef(apply);
  latest.current = apply;
  const isDue = draft.isReady && view.isReady && waits && !isAway;
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
    waits,
    /** A code is on its way into the cart, or waits to be: what the cart comes to is not known before that has an end. */
    isOpen: !draft.isReady || waits || isBusy || (added !== null && !isInView),
    stopWaiting: () => draft.change({ code: '', waits: false }),
    isAway,
    isBusy,
    problem: refused?.by === contents ? refused.problem : null,
  };
}

/** What a refusal was about: once the cart holds something else, it says nothing any more. */
const contentsOf = ({ cart: { lines, couponIds } }: CartView): string =>
  JSON.stringify([lines.map(({ itemId, planId }) => [itemId, planId]), couponIds]);

export type CouponEntry = ReturnType<typeof useCouponEntry>;
