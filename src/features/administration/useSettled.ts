import { useEffect, useState } from 'react';

const settlesAfterMs = 400;

/** The text once nobody has typed for a moment. */
export function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), settlesAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
