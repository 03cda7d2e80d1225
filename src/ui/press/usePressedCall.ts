import { useRef } from 'react';
import { ServerUnreachable } from '../../platform/net/callFailed.ts';
import { type NetworkPress, useGoingOn, useNetworkPress } from './useNetworkPress.ts';

/** A call under way: since when (ms) somebody waits for it, and how they stop waiting. */
export type Sending = { readonly since: number; readonly stop: () => void };

/** Where a press stands: it waits, is under way, has lapsed or has failed, and never two of them at once. */
export type PressedCall = NetworkPress & {
  readonly sending: Sending | null;
  /** Why it failed, unless it goes on by itself. */
  readonly error: Error | null;
};

/** As much of a mutation as it takes. */
type Call = { readonly isPending: boolean; readonly error: Error | null; readonly reset: () => void };

/**
 * A button whose press makes one call. Without a network it waits, and so it does after an answer that was lost: it goes on
 * by itself, for as long as somebody still thinks of it. What is sent must bear being sent twice. Whoever stops waiting
 * for a call still has its answer heard.
 */
export function usePressedCall(call: Call, act: () => void): PressedCall {
  // Zero until the first call of a press; those that go on after a lost answer are still the same wait.
  const begunAt = useRef(0);
  const lost = call.error instanceof ServerUnreachable ? call.error : null;
  const network = useNetworkPress(() => {
    if (call.isPending) return;
    begunAt.current ||= Date.now();
    act();
  });
  const isLeftAlone = useGoingOn(network, lost, begunAt.current);
  const isTold = lost === null || isLeftAlone || network.hasLapsed;
  return {
    ...network,
    press: () => {
      if (call.isPending) return;
      begunAt.current = 0;
      network.press();
    },
    stopWaiting: () => {
      network.stopWaiting();
      call.reset();
    },
    // It says that nothing was sent.
    hasLapsed: network.hasLapsed && call.error === null,
    sending: call.isPending ? { since: begunAt.current, stop: call.reset } : null,
    error: isTold && !network.isWaiting ? call.error : null,
  };
}
