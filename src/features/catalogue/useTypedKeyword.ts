import { useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { lookedFor } from './readListSearch.ts';

/** Pause in typing before the list is searched (ms). */
const pauseMs = 300;

/**
 * The search field of a list. `onPause` hears the keyword after a short pause in typing. An address from elsewhere
 * (back button, category) is written into the field; late answers never change it.
 */
export function useTypedKeyword(keyword: string, onPause: (keyword: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const followed = useRef(keyword);
  const [typed, setTyped] = useState(keyword);
  const isOwn = useNavigationType() === 'REPLACE';

  useEffect(() => setTyped((before) => field.current?.value ?? before), []);

  useEffect(() => {
    if (followed.current === keyword) return;
    followed.current = keyword;
    if (isOwn || field.current === null) return;
    field.current.value = keyword;
    setTyped(keyword);
  }, [keyword, isOwn]);

  useEffect(() => {
    const wanted = lookedFor(typed);
    if (wanted === keyword) return;
    const timer = setTimeout(() => onPause(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, keyword, onPause]);

  return { field, typed, onType: setTyped } as const;
}
