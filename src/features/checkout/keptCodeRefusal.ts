import { useEffect } from 'react';

/** For as long as the tab is open, over a reload, which a phone may do by itself when it is taken out again. */
const keptKey = 'lanrian.code-refused';

/** Whether this was told when the page was loaded anew: that nothing was ordered, since a code that was waited for is refused. */
export function isCodeRefusalKept(): boolean {
  try {
    return sessionStorage.getItem(keptKey) !== null;
  } catch {
    return false;
  }
}

/** What `isTold` stays so over a reload; whoever leaves the page has done with it. */
export function useKeptCodeRefusal(isTold: boolean): void {
  useEffect(() => {
    if (!isTold) return;
    keep();
    return forget;
  }, [isTold]);
}

function keep(): void {
  try {
    sessionStorage.setItem(keptKey, '1');
  } catch {
    // It is told until the page is loaded anew.
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(keptKey);
  } catch {
    // Nothing is kept where nothing can be.
  }
}
