import { useCallback, useEffect, useRef, useState } from 'react';

const awakeForMs = 3_000;

/** Whether the controls are visible: always while paused, else briefly after the last input. */
export function useControlsShown(isPlaying: boolean): {
  isShown: boolean;
  wake: () => void;
  sleep: () => void;
} {
  const [isAwake, setAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sleep = useCallback(() => {
    clearTimeout(timer.current);
    setAwake(false);
  }, []);
  const wake = useCallback(() => {
    clearTimeout(timer.current);
    setAwake(true);
    timer.current = setTimeout(() => setAwake(false), awakeForMs);
  }, []);
  useEffect(() => {
    if (isPlaying) wake();
    return () => clearTimeout(timer.current);
  }, [isPlaying, wake]);
  return { isShown: !isPlaying || isAwake, wake, sleep };
}
