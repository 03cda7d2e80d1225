import { useEffect, useRef } from 'react';

/** A confirmation that waits for its turn. Taking it back, or leaving, aborts its signal. */
export function useRevocable() {
  const last = useRef<AbortController | null>(null);
  useEffect(() => () => last.current?.abort(), []);
  const say = (): AbortSignal => {
    last.current = new AbortController();
    return last.current.signal;
  };
  const takeBack = () => last.current?.abort();
  return { say, takeBack };
}
