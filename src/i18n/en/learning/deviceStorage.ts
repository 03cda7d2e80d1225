import type { deviceStorage as thai } from '../../th/learning/deviceStorage.ts';

export const deviceStorage: typeof thai = {
  notStored: 'This device could not keep it',
  full: 'Its storage may be full. Delete photos or other files on it, then try again',
  hung: 'It did not say that it kept it. Try again, or close the app and open it again; what was sent is not lost',
  keepsNothing: {
    title: 'This device keeps nothing for the app',
    detail:
      'Everything works, but your cart and what you type go when you close or reload this page. It may be a private window, a full device, or a browser that blocks site data',
  },
  draft: 'What you typed is still on the screen but goes when you close this page. The storage may be full',
  slow: 'This device is slow to open what it keeps. Wait a moment, or reload the page',
  unreadable: {
    title: 'This device does not let its storage be read',
    body: 'What it keeps is still there. Try again, or close the app and open it again',
  },
};
