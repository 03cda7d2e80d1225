import { useEffect, useState } from 'react';

const presses = ['pointerdown', 'keydown'] as const;

/** Whether the person has pressed a pointer or key since the page opened. */
export function useFirstPress(): boolean {
  // The press can precede this component.
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
