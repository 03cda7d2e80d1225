import type { deviceStorage as thai } from '../../th/learning/deviceStorage.ts';

export const deviceStorage: typeof thai = {
  notStored: 'This could not be saved on the device',
  full: 'Storage may be full. Delete photos or other files from the device, then try again',
  hung: 'The device has not confirmed the save. Try again. If that fails, close the app and open it again; anything already sent is safe',
  keepsNothing: {
    title: 'This device is not saving app data',
    detail:
      'You can use everything as usual, but your cart and what you type will be lost when you close or reload this page. This may be a private window, a full device, or a browser that blocks site data',
  },
  withoutCookies: {
    title: 'Your browser is blocking this site’s cookies',
    detail:
      'You can browse courses. To log in or order, allow site data for this site in your browser settings, then reload this page',
  },
  draft: 'What you typed is still on the screen but will be lost if you close this page. Storage may be full',
  slow: 'Saved data is opening slowly on this device. Wait a moment, or reload the page',
  unreadable: {
    title: 'Saved data on this device cannot be opened',
    body: 'Your saved data is still there. Try again. If that fails, close the app and open it again',
  },
};
