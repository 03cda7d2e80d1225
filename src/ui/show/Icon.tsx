import { useSyncExternalStore } from 'react';
import { loadedMoreIcons, loadMoreIcons, type MoreIcons, type Shape, subscribeToMoreIcons } from './moreIcons.ts';

/** The icons of the first screens. */
const icons = {
  back: 'M14.5 5.5 8 12l6.5 6.5',
  book: 'M12 6.5C9.5 4.8 6.5 4.5 4 5v13.5c2.5-.5 5.5-.2 8 1.5 2.5-1.7 5.5-2 8-1.5V5c-2.5-.5-5.5-.2-8 1.5zM12 6.5V20',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7',
  cart: 'M3 5h2.4l2 10.5h10.2L20 8.5H6.2M7.75 19.5a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0M15.25 19.5a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7v5.3l3.3 2',
  close: 'm6 6 12 12M18 6 6 18',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14',
  expand: 'm5.5 9.5 6.5 6.5 6.5-6.5',
  forward: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  home: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5h-5v5H5a1 1 0 0 1-1-1z',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 11v5M12 7.8v.2',
  lectures: [
    'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
    'm10.5 9.5 4 2.5-4 2.5z',
  ],
  lock: 'M7 10.5h10a2 2 0 0 1 2 2v5.5a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-5.5a2 2 0 0 1 2 -2zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  minus: 'M5 12h14',
  offline: [
    'M4 4l16 16M8.7 14.5a5 5 0 0 1 5.5-.9M5.5 11.3a9.5 9.5 0 0 1 3.7-2.2M18.5 11.3a9.5 9.5 0 0 0-6.3-2.8',
    'M11.2 18.5a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0 -1.6 0',
  ],
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M14.5 9a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0',
  play: ['', 'M8 5.5v13l10.5-6.5z'],
  plus: 'M12 5v14M5 12h14',
  receipt: 'M6 3.5h12v17l-3-1.8-3 1.8-3-1.8-3 1.8zM9 8.5h6M9 12.5h6',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4h-4',
  search: 'M4.7 11a6.3 6.3 0 1 0 12.6 0a6.3 6.3 0 1 0 -12.6 0M16 16l4.5 4.5',
  share:
    'M8.5 10.8 15.5 7M8.5 13.2l7 3.8M4 12a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M15.4 6a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M15.4 18a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0',
  star: 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  user: 'M8.2 8.5a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  warning: 'M12 4 21 19.5H3zM12 10v4.5M12 17v.2',
} satisfies Record<string, Shape>;

export type IconName = keyof typeof icons | keyof MoreIcons;

const isCommon = (name: string): name is keyof typeof icons => name in icons;
const noShape: Shape = '';

/** A decorative icon, hidden from screen readers. */
export function Icon({ name, large = false }: { name: IconName; large?: boolean }) {
  const more = useSyncExternalStore(subscribeToMoreIcons, loadedMoreIcons, () => null);
  const shape: Shape = isCommon(name) ? icons[name] : (more?.[name] ?? noShape);
  if (!isCommon(name) && !more && !import.meta.env.SSR) loadMoreIcons();
  const [line, solid] = typeof shape === 'string' ? [shape, ''] : shape;
  return (
    <svg className={large ? 'i i-l' : 'i'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {line && <path d={line} />}
      {solid && <path d={solid} fill="currentColor" />}
    </svg>
  );
}
