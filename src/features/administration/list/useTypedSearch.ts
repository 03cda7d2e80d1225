import { type FormEvent, useEffect, useState } from 'react';

const typingPauseMs = 300;

/**
 * The field of a list's search: `onKeyword` hears what is typed once it rests, or at once when the form is sent; a keyword
 * that the address takes on otherwise is written into the field.
 */
export function useTypedSearch(keyword: string, onKeyword: (keyword: string) => void) {
  const [typed, setTyped] = useState(keyword);
  const look = (next: string) => next !== keyword && onKeyword(next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause
  useEffect(() => {
    const timer = setTimeout(() => look(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => setTyped((now) => (now.trim() === keyword ? now : keyword)), [keyword]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    look(typed.trim());
  };
  return { typed, onType: setTyped, submit } as const;
}
