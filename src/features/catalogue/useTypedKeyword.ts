import { useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { lookedFor } from './listSearch.ts';

/** How long the person pauses before a list answers what is typed. */
const pauseMs = 300;

/**
 * The search field of a list: it belongs to the person who types, and nothing that arrives late takes a letter back.
 * `onPause` hears what stands there after a short pause in typing, also what was typed before the script came. Only an
 * address that was come to by other means (the way back, a category) is written into the field; a pause's own one, which
 * replaces the address before it, is not.
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
