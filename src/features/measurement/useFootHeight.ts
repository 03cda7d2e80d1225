import { useLayoutEffect } from 'react';

/**
 * Tells the styles (`--foot`) how high the bar or the tabs are that stand at the foot of the page, for as long as something
 * stands above them: a bar has one line or two.
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
    // Which bar stands there changes with what the page shows.
    const main = document.getElementById('main');
    if (main !== null) observer.observe(main);
    tell();
    return () => {
      observer.disconnect();
      style.removeProperty('--foot');
    };
  }, []);
}
