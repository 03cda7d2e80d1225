import { useCallback, useEffect, useState } from 'react';

const shownForMs = 700;

/** A skip with a short hint about its length. */
export function useSkipHint(skip: (seconds: number) => void): [hint: number | null, skip: (seconds: number) => void] {
  const [hint, setHint] = useState<{ seconds: number } | null>(null);
  useEffect(() => {
    if (hint === null) return;
    const timer = setTimeout(() => setHint(null), shownForMs);
    return () => clearTimeout(timer);
  }, [hint]);
  const skipAndSay = useCallback(
    (seconds: number) => {
      skip(seconds);
      setHint({ seconds });
    },
    [skip],
  );
  return [hint?.seconds ?? null, skipAndSay];
}
