import type { deviceStorage as thai } from '../th/deviceStorage.ts';

export const deviceStorage: typeof thai = {
  notKept: 'This device could not keep it',
  full: 'Its storage may be full. Delete kept lectures or other files, then try again',
  draft: 'What you typed is still on the screen but goes when you close this page. The storage may be full',
  unreadable: {
    title: 'This device does not let its storage be read',
    body: 'What it keeps is still there. Try again, or close the app and open it again',
  },
};
