import type { lateFrame as th } from '../th/lateFrame.ts';

export const lateFrame: typeof th = {
  update: {
    title: 'A new version is ready',
    body: 'It takes a few seconds. Your cart and saved lectures stay.',
    take: 'Update now',
    later: 'Later',
  },
  install: {
    title: 'Install Lanrian on this device',
    body: 'Opens faster, plays lessons without a signal, takes less than 3\u00a0MB',
    take: 'Install',
    later: 'Not now',
    iosSteps: 'iPhone: tap Share, then “Add to Home Screen”',
  },
  footer: {
    language: 'Language',
    thai: 'ไทย',
    english: 'English',
    theme: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    system: 'As device',
    promise: 'Courses by people in Thailand, anywhere, even without a signal',
  },
};
