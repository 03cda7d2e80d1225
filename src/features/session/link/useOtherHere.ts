import { useState } from 'react';

/** Whether somebody else is here who would have to make room (`isTold`). Once told it stands, also while they leave. */
export function useOtherHere(isTold: boolean): boolean {
  const [wasTold, setWasTold] = useState(isTold);
  if (isTold && !wasTold) setWasTold(true);
  return wasTold;
}
