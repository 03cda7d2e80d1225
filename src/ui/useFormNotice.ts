import { useEffect, useState } from 'react';
import { type FormNotice, formNotice } from './formNotice.ts';

/** How a form tells what is wrong with it; the notice goes once it `isFine`. */
export function useFormNotice(isFine: boolean): FormNotice['tell'] {
  const [notice] = useState(formNotice);
  useEffect(() => {
    if (isFine) notice.withdraw();
  }, [isFine, notice]);
  return notice.tell;
}
