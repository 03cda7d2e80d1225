import { useEffect, useRef } from 'react';

/** A yes that waits for its turn. It holds until the person takes it back, or goes elsewhere: then its signal is aborted. */
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
