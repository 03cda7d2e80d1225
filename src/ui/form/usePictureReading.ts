import { useEffect, useRef, useState } from 'react';
import type { PictureBytes } from '../../platform/net/shrinkPicture.ts';

/** How it stands with the file that was chosen last. */
export type PictureState = 'settled' | 'reading' | 'unreadable';

/** `null` where it is none that can be taken. The signal: another was chosen meanwhile, or none is wanted any more. */
export type ReadPicture<Picture> = (file: File, signal: AbortSignal) => Promise<Picture | null>;

/**
 * Reads what is chosen, and hands on only what was chosen last: nothing of one that another took the place of, that was
 * taken out, or whose field is gone. `onState`, the same one each time, hears how it stands; a field that goes is settled.
 */
export function usePictureReading<Picture extends PictureBytes>(
  read: ReadPicture<Picture>,
  onChange: (picture: Picture | null) => void,
  onState?: (state: PictureState) => void,
) {
  const [state, setState] = useState<PictureState>('settled');
  const turn = useRef<AbortController>(null);
  // Into the form as it stands by then, which was typed in while this was read.
  const hand = useRef(onChange);
  hand.current = onChange;
  useEffect(() => () => turn.current?.abort(), []);
  useEffect(() => onState?.(state), [state, onState]);
  // Nobody waits for one whose field is gone.
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
  /** What was chosen last is wanted no more. */
  const settle = (): void => {
    turn.current?.abort();
    setState('settled');
  };
  return { state, choose, settle };
}
