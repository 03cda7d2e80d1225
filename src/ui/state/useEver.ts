import { useEffect, useState } from 'react';

/** True from the first drawing in which `isNow` is true: a part that was needed once stays. */
export function useEver(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow);
  useEffect(() => {
    if (isNow) setWas(true);
  }, [isNow]);
  return was || isNow;
}
