import { useEffect, useState } from 'react';

/** How long the person pauses before a list answers what is typed. */
const pauseMs = 300;

/**
 * What stands in the search field. `onPause` hears of it after a short pause in typing; `clear` and a submit tell at
 * once. When the address changes by other means (the way back, a category), the field follows.
 */
export function useTypedKeyword(keyword: string, onPause: (keyword: string) => void) {
  const [typed, setTyped] = useState(keyword);
  const [followed, setFollowed] = useState(keyword);
  if (followed !== keyword) {
    setFollowed(keyword);
    if (typed.trim() !== keyword) setTyped(keyword);
  }

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === keyword) return;
    const timer = setTimeout(() => onPause(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, keyword, onPause]);

  return [typed, setTyped] as const;
}
