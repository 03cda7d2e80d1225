import { useEffect, useEffectEvent } from 'react';
import type { Quote } from '../../../domain/pricing/quote.ts';
import { type CheckoutEvent, type CheckoutState, isBusy, mayAskWhatBecame } from '../checkoutReducer.ts';

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

/**
 * `none`: no order is known to be on its way. `asking`: the shop is asked, or has told, and the order's page comes.
 * `unanswered`: the shop is asked again and again.
 */
export type Arriving = 'none' | 'asking' | 'unanswered';

/**
 * Looks for an order that emptied the cart. `agreed`: the total of the unanswered order of an empty cart; `null` where there
 * is none. The shop is asked again when it comes back, and with growing pauses while it fails.
 */
export function useArrivedOrder(
  { state, send }: { readonly state: CheckoutState; readonly send: (event: CheckoutEvent) => void },
  agreed: Quote | null,
  isAway: boolean,
): Arriving {
  const tell = useEffectEvent(send);
  const isUnderWay = isBusy(state);
  useEffect(() => {
    if (!isUnderWay) tell(agreed === null ? { type: 'refilled' } : { type: 'emptied', agreed });
  }, [agreed, isUnderWay]);

  const failures = state.name === 'settling' && !state.isAsking ? state.failures : null;
  useEffect(() => {
    if (failures === null || isAway) return;
    if (failures === 0) return tell({ type: 'askedWhatBecame' });
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1));
    const timer = setTimeout(() => tell({ type: 'askedWhatBecame' }), pause);
    return () => clearTimeout(timer);
  }, [failures, isAway]);
  // A shop that comes back is asked without a pause.
  useEffect(() => {
    if (!isAway) tell({ type: 'askedWhatBecame' });
  }, [isAway]);

  return arrivingIn(state, agreed, isAway);
}

/** The same as it is drawn, also before the effects have run. */
export function arrivingIn(state: CheckoutState, agreed: Quote | null, isAway: boolean): Arriving {
  if (state.name === 'placed') return state.isSettled ? 'asking' : 'none';
  if (state.name === 'settling') {
    return state.failures > 0 || (isAway && !state.isAsking) ? 'unanswered' : 'asking';
  }
  if (agreed === null || !mayAskWhatBecame(state, agreed)) return 'none';
  return isAway ? 'unanswered' : 'asking';
}
