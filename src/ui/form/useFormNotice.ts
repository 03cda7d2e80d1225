import { useEffect, useState } from 'react';
import { type FormNotice, formNotice } from './formNotice.ts';

/** A form's notice of problems, or of waiting (`info`); it goes once the form `isFine`, or with the form. */
export function useFormNotice(isFine: boolean, kind: 'error' | 'info' = 'error'): FormNotice['tell'] {
  const [notice] = useState(() => formNotice(kind));
  useEffect(() => {
    if (isFine) notice.withdraw();
  }, [isFine, notice]);
  useEffect(() => notice.withdraw, [notice]);
  return notice.tell;
}
