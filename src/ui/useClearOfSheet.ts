import { useEffect, useRef } from 'react';

/**
 * Keeps the notices off the title, the cross and the buttons of the sheet on top. Where they are in its way the styles
 * place them by what is measured here: `--below-head` and `--above-foot`.
 */
export function useClearOfSheet(stackNow: () => HTMLElement | null): void {
  const latest = useRef(stackNow);
  useEffect(() => {
    const sizes = new ResizeObserver(() => place(latest.current()));
    const watch = () => {
      sizes.disconnect();
      for (const measured of [latest.current(), ...document.querySelectorAll('.dlg')]) {
        if (measured) sizes.observe(measured);
      }
    };
    // The package puts the notices, and each sheet that opens, right under the body.
    const sheets = new MutationObserver(watch);
    sheets.observe(document.body, { childList: true });
    watch();
    return () => {
      sheets.disconnect();
      sizes.disconnect();
    };
  }, []);
}

function place(stack: HTMLElement | null): void {
  if (stack === null) return;
  stack.classList.remove('toasts-clear');
  const sheet = [...document.querySelectorAll<HTMLElement>('.dlg')].at(-1);
  const head = sheet?.querySelector('.dlg-head');
  if (!sheet || !head) return;
  // While it rises it is drawn lower than it will stand; its parts are where they will be within it.
  const rise = sheet.getBoundingClientRect().top - sheet.offsetTop;
  const [own, headed] = [stack.getBoundingClientRect(), head.getBoundingClientRect()];
  const headEnd = headed.bottom - rise;
  const isBeside = own.left >= headed.right || own.right <= headed.left;
  const isApart = own.bottom <= headed.top - rise || own.top >= headEnd;
  if (isBeside || isApart) return;
  const foot = sheet.querySelector(':scope > .acts')?.getBoundingClientRect().height ?? 0;
  stack.style.setProperty('--below-head', `${headEnd}px`);
  stack.style.setProperty('--above-foot', `${foot}px`);
  stack.classList.add('toasts-clear');
}
