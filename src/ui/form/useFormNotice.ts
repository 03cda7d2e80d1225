import { useEffect, useState } from 'react';
import { type FormNotice, formNotice } from './formNotice.ts';

/** How a form tells what is wrong with it, or what it waits for (`info`); the notice goes once it `isFine`, and with the form. */
export function useFormNotice(isFine: boolean, kind: 'error' | 'info' = 'error'): FormNotice['tell'] {
  const [notice] = useState(() => formNotice(kind));
  useEffect(() => {
    if (isFine) notice.withdraw();
  }, [isFine, notice]);
  useEffect(() => notice.withdraw, [notice]);
  return notice.tell;
}
