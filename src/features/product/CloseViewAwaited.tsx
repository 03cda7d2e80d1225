import { NetworkNote } from '../../ui/press/NetworkButton.tsx';
import { MissingPart } from '../../ui/state/MissingPart.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { usePassed } from '../../ui/state/usePassed.ts';

/** A press shows a result within this time (ms). */
const patienceMs = 10_000;
const noPress = () => {};

/** Stands for the close view while its code is on its way: nothing at first, then why it does not come, and the ways out. */
export function CloseViewAwaited({ onStop }: { onStop: () => void }) {
  const isAway = useConnection() !== 'online';
  const isLate = usePassed(patienceMs);
  // In some browsers a failed import stays failed for the life of the document.
  if (isLate && !isAway) return <MissingPart onClose={onStop} />;
  const waiting = { press: noPress, isAway, isWaiting: isAway, hasLapsed: false, stopWaiting: onStop };
  return <NetworkNote network={waiting} />;
}
