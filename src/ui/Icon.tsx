/**
 * Icons on a 24-pixel grid, 1.75 stroke, round ends. A string is drawn as lines; in a pair the second path is filled.
 * Kept as data so that an icon costs its path and no request.
 */
const icons = {
  back: 'M14.5 5.5 8 12l6.5 6.5',
  bank: 'M4 9.5 12 4.5l8 5zM5.5 10v7M10 10v7M14 10v7M18.5 10v7M4 19.5h16',
  bill: 'M6 3.5h12v17H6zM9 8h6M9 11.5h6M9 16v1M11 15v2M13 15v2M15 15v2',
  book: 'M12 6.5C9.5 4.8 6.5 4.5 4 5v13.5c2.5-.5 5.5-.2 8 1.5 2.5-1.7 5.5-2 8-1.5V5c-2.5-.5-5.5-.2-8 1.5zM12 6.5V20',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7',
  captions:
    'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM10 10.8a2 2 0 1 0 0 2.4M17 10.8a2 2 0 1 0 0 2.4',
  card: 'M5 6h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2zM3 10h18M6.5 15h4',
  cart: 'M3 5h2.4l2 10.5h10.2L20 8.5H6.2M7.75 19.5a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0M15.25 19.5a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0',
  chat: 'M4 5.5h16v11h-9L6.5 20v-3.5H4z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7v5.3l3.3 2',
  close: 'm6 6 12 12M18 6 6 18',
  collapse: 'm5.5 14.5 6.5-6.5 6.5 6.5',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14',
  edit: 'M5 19l.8-4L16 4.8l3.2 3.2L9 18.2zM13.5 7.3l3.2 3.2',
  expand: 'm5.5 9.5 6.5 6.5 6.5-6.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0',
  forward: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  fullscreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  gift: 'M4 10h16v10H4zM3 7h18v3H3zM12 7v13M12 7C9 7 7.5 6 7.5 4.7S9.5 3 12 7c2.5-4 4.5-3.6 4.5-2.3S15 7 12 7z',
  globe: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17',
  home: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5h-5v5H5a1 1 0 0 1-1-1z',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 11v5M12 7.8v.2',
  lectures: [
    'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
    'm10.5 9.5 4 2.5-4 2.5z',
  ],
  link: 'M10 14a4 4 0 0 0 6 .3l2.5-2.6a4 4 0 0 0-5.6-5.6L11.5 7.5M14 10a4 4 0 0 0-6-.3l-2.5 2.6a4 4 0 0 0 5.6 5.6l1.4-1.4',
  lock: 'M7 10.5h10a2 2 0 0 1 2 2v5.5a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-5.5a2 2 0 0 1 2 -2zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  mail: 'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2zM4 7.5l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  mute: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5',
  offline: [
    'M4 4l16 16M8.7 14.5a5 5 0 0 1 5.5-.9M5.5 11.3a9.5 9.5 0 0 1 3.7-2.2M18.5 11.3a9.5 9.5 0 0 0-6.3-2.8',
    'M11.2 18.5a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0 -1.6 0',
  ],
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M14.5 9a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0',
  play: ['', 'M8 5.5v13l10.5-6.5z'],
  plus: 'M12 5v14M5 12h14',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2M14 20h2M19 19.5h1',
  receipt: 'M6 3.5h12v17l-3-1.8-3 1.8-3-1.8-3 1.8zM9 8.5h6M9 12.5h6',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4h-4',
  rewind: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.4M4.5 4v4h4M10 9.5v5M14 9.5v5',
  search: 'M4.7 11a6.3 6.3 0 1 0 12.6 0a6.3 6.3 0 1 0 -12.6 0M16 16l4.5 4.5',
  send: 'M4 12 20 4.5 15.5 20l-4-6.5zM11.5 13.5 20 4.5',
  settings:
    'M4 7h9M19 7h1M4 17h1M11 17h9M13.5 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M5.5 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0',
  share:
    'M8.5 10.8 15.5 7M8.5 13.2l7 3.8M4 12a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M15.4 6a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M15.4 18a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0',
  signOut: 'M14 4.5H5v15h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  skip: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4h-4M10 9.5v5M14 9.5v5',
  split: 'M4 7h16M4 12h10M4 17h5M15 16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1 1M17.4 17.4l1 1M5.6 18.4l1-1M17.4 6.6l1-1',
  tag: 'M4 4.5h7.5L20 13l-7 7-8.5-8.5zM7.3 8.7a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 13h8.4L17 7M10.5 11v5.5M13.5 11v5.5',
  truck:
    'M3 7h11v9H3zM14 10.5h4l3 3V16h-7zM5.7 17.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0M15.2 17.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0',
  upload: 'M12 16V5M7.5 9.5 12 5l4.5 4.5M5 20h14',
  user: 'M8.2 8.5a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  volume: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  wallet: 'M4 7.5h14.5A1.5 1.5 0 0 1 20 9v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18zM4 7.5 15 4v3.5M15 13.5h5',
  warning: 'M12 4 21 19.5H3zM12 10v4.5M12 17v.2',
} satisfies Record<string, string | readonly [line: string, solid: string]>;

export type IconName = keyof typeof icons;

/** Decoration beside words, hidden from screen readers: the words or the button's label carry the meaning. */
export function Icon({ name, large = false }: { name: IconName; large?: boolean }) {
  const shape: string | readonly [string, string] = icons[name];
  const [line, solid] = typeof shape === 'string' ? [shape, ''] : shape;
  return (
    <svg className={large ? 'i i-l' : 'i'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {line && <path d={line} />}
      {solid && <path d={solid} fill="currentColor" />}
    </svg>
  );
}
