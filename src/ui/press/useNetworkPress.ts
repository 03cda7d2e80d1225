import { useEffect, useRef, useState } from 'react';
import { useConnection } from '../state/useConnection.ts';

/** Nobody still thinks of a button that they pressed so long ago. */
const WAITS_FOR_MS = 5 * 60_000;

export type NetworkPress = {
  /** Acts now, or as soon as the shop can be reached again. */
  readonly press: () => void;
  readonly isAway: boolean;
  /** Pressed, and goes on by itself once the shop can be reached, unless the screen is left. */
  readonly isWaiting: boolean;
  /** Waited too long and did nothing. */
  readonly hasLapsed: boolean;
  readonly stopWaiting: () => void;
};

/**
 * A button that needs the network. `act` is what it does, with what is on the screen by then; it must bear being done
 * late, so that it looks again at what it sends. `isHeld`: something else that it depends on has no answer yet; it waits for
 * that, too. Shown by `NetworkButton` and `NetworkNote`.
 */
export function useNetworkPress(act: () => void, isHeld = false): NetworkPress {
  const isAway = useConnection() !== 'online';
  const [since, setSince] = useState<number | null>(null);
  const [hasLapsed, setLapsed] = useState(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });

  useEffect(() => {
    if (since === null) return;
    const left = since + WAITS_FOR_MS - Date.now();
    const lapse = () => {
      setSince(null);
      setLapsed(true);
    };
    // A phone that slept is woken by the network before its clocks.
    if (left <= 0) return lapse();
    if (!isAway && !isHeld) {
      setSince(null);
      latest.current();
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
 * A press that got no answer waits like one made without a network, once for each failure: who stops the waiting has
 * stopped it. Where the shop answers other calls at that very moment, it is pressed again at once; not once more after it
 * has gone on already, since that answer may get lost each time. `lost` is the failure, `null` while there is none or the press is under way; `since` (ms)
 * is when it was pressed, and nobody thinks of it any more after a while. What is sent must bear being sent twice. Answers
 * whether it left this failure alone, which is to be told then.
 */
export function useGoingOn({ press, isAway }: NetworkPress, lost: object | null, since?: number): boolean {
  const latest = useRef(press);
  const seen = useRef<{ readonly lost: object; readonly at: number; isDone: boolean } | null>(null);
  const wentOnAt = useRef(Number.NEGATIVE_INFINITY);
  const [leftAlone, leaveAlone] = useState<object | null>(null);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    if (lost === null) return;
    if (seen.current?.lost !== lost) seen.current = { lost, at: since ?? Date.now(), isDone: false };
    if (seen.current.isDone) return;
    if (!isAway && Date.now() - wentOnAt.current < WAITS_FOR_MS) return leaveAlone(lost);
    wentOnAt.current = Date.now();
    seen.current.isDone = true;
    if (Date.now() - seen.current.at < WAITS_FOR_MS) latest.current();
    else leaveAlone(lost);
  }, [lost, isAway, since]);
  return lost !== null && leftAlone === lost;
}
