import { useLayoutEffect } from 'react';

/**
 * Publishes the height of the bottom bar or tabs as the CSS variable `--foot`, while something is placed above them. A
 * bar has one line or two.
 */
export function useFootHeight(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const watched = new Set<Element>();
    const tell = () => {
      const feet = [...document.querySelectorAll<HTMLElement>('.sticky, .tabs')];
      for (const foot of feet) {
        if (!watched.has(foot)) observer.observe(foot);
        watched.add(foot);
      }
      style.setProperty('--foot', `${Math.max(0, ...feet.map(({ offsetHeight }) => offsetHeight))}px`);
    };
    const observer = new ResizeObserver(tell);
    // The page's content decides which bar is shown.
    const main = document.getElementById('main');
    if (main !== null) observer.observe(main);
    tell();
    return () => {
      observer.disconnect();
      style.removeProperty('--foot');
    };
  }, []);
}
