import { useEffect, useState } from 'react';

const presses = ['pointerdown', 'keydown'] as const;

/** Whether a finger, a pointer or a key has been pressed since the page was opened. */
export function useFirstPress(): boolean {
  // It may have come before this part of the page did.
  const [isPressed, setPressed] = useState(() => navigator.userActivation?.hasBeenActive ?? false);
  useEffect(() => {
    const heard = new AbortController();
    const press = () => {
      setPressed(true);
      heard.abort();
    };
    for (const kind of presses) addEventListener(kind, press, { capture: true, signal: heard.signal });
    return () => heard.abort();
  }, []);
  return isPressed;
}
