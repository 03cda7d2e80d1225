import type { mailedEntry as thai } from '../../th/people/mailedEntry.ts';

export const mailedEntry: typeof thai = {
  title: 'Open your courses',
  body: 'Press to start learning on this device. No password needed.',
  makesRoom:
    'This link belongs to a different account. Press again to log out the current one. Its cart stays with that account, but its saved lectures and anything typed on this device will be deleted',
  leaveFirst: {
    title: 'Another account is logged in on this device',
    body: 'This device is shared. Log out of the current account first, and this link will continue',
  },
  submit: 'Start learning',
  doneTitle: 'You are all set',
  doneBody: 'This device will remember you. To learn on another device, request a new link by email at any time',
  doneBodyShared:
    'Once you log out or close the browser, none of your data stays on this device. To come back, request a new link by email at any time',
  doneAction: 'Go to my courses',
  needsNetwork:
    'Opening your courses needs a connection. Press now and we will do it as soon as the shop can be reached',
};
