import { useState } from 'react';
import { ServerUnreachable } from '../../platform/net/callFailed.ts';
import { type NetworkPress, useGoingOn, useNetworkPress } from './useNetworkPress.ts';

/** A running call: its start (ms) and the way to stop waiting. */
export type Sending = { readonly since: number; readonly stop: () => void };

/** The state of a press: waiting, running, lapsed or failed. */
export type PressedCall = NetworkPress & {
  readonly sending: Sending | null;
  /** The failure, unless it continues by itself. */
  readonly error: Error | null;
};

/** The needed part of a mutation. */
type Call = { readonly isPending: boolean; readonly error: Error | null; readonly reset: () => void };

/**
 * A button whose press makes one call. It waits offline and continues after a lost answer, so the call must be
 * idempotent. A stopped wait still receives its answer.
 */
export function usePressedCall(call: Call, act: () => void): PressedCall {
  // Zero until the first call of a press; a retry continues the same wait.
  const [begunAt, setBegunAt] = useState(0);
  const lost = call.error instanceof ServerUnreachable ? call.error : null;
  const network = useNetworkPress(() => {
    if (call.isPending) return;
    setBegunAt((begun) => begun || Date.now());
    act();
  });
  const isLeftAlone = useGoingOn(network, lost, begunAt);
  const isTold = lost === null || isLeftAlone || network.hasLapsed;
  return {
    ...network,
    press: () => {
      if (call.isPending) return;
      setBegunAt(0);
      network.press();
    },
    stopWaiting: () => {
      network.stopWaiting();
      call.reset();
    },
    // A lapsed press sent nothing.
    hasLapsed: network.hasLapsed && call.error === null,
    sending: call.isPending ? { since: begunAt, stop: call.reset } : null,
    error: isTold && !network.isWaiting ? call.error : null,
  };
}
