import { useEffect, useRef, useState } from 'react';
import type { PictureBytes } from '../../platform/net/shrinkPicture.ts';

/** The state of the last chosen file. */
export type PictureState = 'settled' | 'reading' | 'unreadable';

/** `null` if the file is unusable. The signal aborts when another is chosen. */
export type ReadPicture<Picture> = (file: File, signal: AbortSignal) => Promise<Picture | null>;

/**
 * Reads the last chosen file and passes on nothing of earlier, removed or unmounted ones. `onState` must be stable;
 * unmounting settles it.
 */
export function usePictureReading<Picture extends PictureBytes>(
  read: ReadPicture<Picture>,
  onChange: (picture: Picture | null) => void,
  onState?: (state: PictureState) => void,
) {
  const [state, setState] = useState<PictureState>('settled');
  const turn = useRef<AbortController>(null);
  // Applied to the form's newest values.
  const hand = useRef(onChange);
  useEffect(() => {
    hand.current = onChange;
  });
  useEffect(() => () => turn.current?.abort(), []);
  useEffect(() => onState?.(state), [state, onState]);
  // An unmounted field waits for nothing.
  useEffect(() => () => onState?.('settled'), [onState]);

  const choose = async (file: File): Promise<void> => {
    turn.current?.abort();
    turn.current = new AbortController();
    const { signal } = turn.current;
    setState('reading');
    const chosen = await read(file, signal).catch(() => null);
    if (signal.aborted) return;
    setState(chosen === null ? 'unreadable' : 'settled');
    if (chosen !== null) hand.current(chosen);
  };
  /** The last choice is cancelled. */
  const settle = (): void => {
    turn.current?.abort();
    setState('settled');
  };
  return { state, choose, settle };
}
