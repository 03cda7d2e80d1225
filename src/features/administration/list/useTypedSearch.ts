import { type FormEvent, useEffect, useRef, useState } from 'react';

const typingPauseMs = 300;

/**
 * The search field of a list. `onKeyword` gets the text after a pause, or at once on submit. A keyword from outside is
 * written into the field.
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
    pause.current = setTimeout(() => look(text.trim()), typingPauseMs);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look(typed.trim());
  };
  return { typed, onType, submit } as const;
}
