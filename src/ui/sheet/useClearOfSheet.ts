import { useEffect, useRef } from 'react';

/**
 * Keeps notices beside the top sheet if there is room, otherwise clear of its title, cross and buttons. The styles use
 * the measured `--beside-sheet`, `--below-head` and `--above-foot`.
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
    // The package puts notices and sheets directly under the body.
    const sheets = new MutationObserver(watch);
    sheets.observe(document.body, { childList: true });
    watch();
    return () => {
      sheets.disconnect();
      sizes.disconnect();
    };
  }, []);
}

/** A narrower notice would break after every word. */
const narrowestInLetters = 14;

function place(stack: HTMLElement | null): void {
  if (stack === null) return;
  stack.classList.remove('toasts-clear', 'toasts-beside');
  const sheet = [...document.querySelectorAll<HTMLElement>('.dlg')].at(-1);
  const head = sheet?.querySelector('.dlg-head');
  if (!sheet || !head) return;
  // A rising sheet is measured at its final position.
  const rise = sheet.getBoundingClientRect().top - sheet.offsetTop;
  const [own, headed] = [stack.getBoundingClientRect(), head.getBoundingClientRect()];
  const { left, right, top } = sheet.getBoundingClientRect();
  if (own.left >= right || own.right <= left || own.bottom <= top - rise) return;
  const gap = document.documentElement.clientWidth - own.right;
  const beside = own.right - right - gap;
  if (beside >= narrowestInLetters * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) {
    stack.style.setProperty('--beside-sheet', `${beside}px`);
    stack.classList.add('toasts-beside');
    return;
  }
  const headEnd = headed.bottom - rise;
  if (own.top >= headEnd || own.bottom <= headed.top - rise) return;
  const foot = sheet.querySelector(':scope > .acts')?.getBoundingClientRect().height ?? 0;
  stack.style.setProperty('--below-head', `${headEnd}px`);
  stack.style.setProperty('--above-foot', `${foot}px`);
  stack.classList.add('toasts-clear');
}
