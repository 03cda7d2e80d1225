import { useEffect, useState } from 'react';

/** True from the first render in which `isNow` is true. */
export function useEver(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow);
  useEffect(() => {
    if (isNow) setWas(true);
  }, [isNow]);
  return was || isNow;
}
