import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConnection } from '../state/useConnection.ts';

/** A press older than this has lapsed (ms). */
const WAITS_FOR_MS = 5 * 60_000;

export type NetworkPress = {
  /** Acts now, or once the shop is reachable. */
  readonly press: () => void;
  readonly isAway: boolean;
  /** Pressed; continues once the shop is reachable, unless the screen is left. */
  readonly isWaiting: boolean;
  /** Waited too long and did nothing. */
  readonly hasLapsed: boolean;
  readonly stopWaiting: () => void;
};

/**
 * A button that needs the network. `act` may run late, with the values of that time. `isHeld`: another pending answer
 * delays it. `isPressed`: a press on the screen before goes on here. Rendered by `NetworkButton` and `NetworkNote`.
 */
export function useNetworkPress(act: () => void, isHeld = false, isPressed = false): NetworkPress {
  const isAway = useConnection() !== 'online';
  const [since, setSince] = useState(() => (isPressed ? Date.now() : null));
  const [hasLapsed, setLapsed] = useState(false);
  const actNow = useEffectEvent(act);

  useEffect(() => {
    if (since === null) return;
    const left = since + WAITS_FOR_MS - Date.now();
    const lapse = () => {
      setSince(null);
      setLapsed(true);
    };
    // A sleeping phone is woken by the network before its timers.
    if (left <= 0) return lapse();
    if (!isAway && !isHeld) {
      setSince(null);
      actNow();
      return;
    }
    const timer = setTimeout(lapse, left);
    return () => clearTimeout(timer);
  }, [since, isAway, isHeld]);

  return {
    press: () => {
      setLapsed(false);
      if (!isAway && !isHeld) act();
      else setSince(Date.now());
    },
    isAway,
    isWaiting: since !== null,
    hasLapsed,
    stopWaiting: () => setSince(null),
  };
}

/**
 * Repeats an idempotent press whose answer was lost, once per failure. `lost` is the failure, `null` while running;
 * `since` (ms) limits the wait. Answers whether it left this failure to be told.
 */
export function useGoingOn({ press, isAway }: NetworkPress, lost: object | null, since?: number): boolean {
  const pressAgain = useEffectEvent(press);
  const seen = useRef<{ readonly lost: object; readonly at: number; isDone: boolean } | null>(null);
  const wentOnAt = useRef(Number.NEGATIVE_INFINITY);
  const [leftAlone, leaveAlone] = useState<object | null>(null);
  useEffect(() => {
    if (lost === null) return;
    if (seen.current?.lost !== lost) seen.current = { lost, at: since ?? Date.now(), isDone: false };
    if (seen.current.isDone) return;
    if (!isAway && Date.now() - wentOnAt.current < WAITS_FOR_MS) return leaveAlone(lost);
    wentOnAt.current = Date.now();
    seen.current.isDone = true;
    if (Date.now() - seen.current.at < WAITS_FOR_MS) pressAgain();
    else leaveAlone(lost);
  }, [lost, isAway, since]);
  return lost !== null && leftAlone === lost;
}
