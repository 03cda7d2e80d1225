import type { lateFrame as th } from '../../th/app/lateFrame.ts';

export const lateFrame: typeof th = {
  update: {
    title: 'A new version is ready',
    body: 'It takes a few seconds. Your cart and saved lectures are safe.',
    take: 'Update now',
    later: 'Later',
  },
  footer: {
    language: 'Language',
    thai: 'ไทย',
    english: 'English',
    theme: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'Automatic',
  },
};
