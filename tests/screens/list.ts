import type { Screen } from './screen.ts';

const states = [{ name: 'online' }, { name: 'offline', offline: true }];

/** The screens that are looked at, each in its states. */
export const screens: readonly Screen[] = [{ name: 'catalogue', path: '/', states }];
