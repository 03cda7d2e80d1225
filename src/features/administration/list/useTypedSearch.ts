import { type FormEvent, useEffect, useRef, useState } from 'react';

const typingPauseMs = 300;

/**
 * The search field of a list. `onPause` hears the keyword after a short pause in typing. An address from elsewhere
 * (back button, category) is written into the field; late answers never change it.
 */
export function useTypedSearch(keyword: string, onKeyword: (keyword: string) => void) {
  const [typed, setTyped] = useState(keyword);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  useEffect(() => setTyped((now) => (now.trim() === keyword ? now : keyword)), [keyword]);
  const look = (next: string) => {
    clearTimeout(pause.current);
    if (next !== keyword) onKeyword(next);
  };
  const onType = (text: string) => {
    setTyped(text);
    clearTimeout(pause.current);
    const { pathname } = location;
    pause.current = setTimeout(() => {
      // A link was pressed in the pause, and its page is loading: the keyword would replace its address.
      if (location.pathname === pathname) look(text.trim());
    }, typingPauseMs);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look(typed.trim());
  };
  return { typed, onType, submit } as const;
}
