import type { mailedEntry as thai } from '../th/mailedEntry.ts';

export const mailedEntry: typeof thai = {
  title: 'Open what you bought',
  body: 'One press and you can learn on this device, without a password.',
  makesRoom:
    'The account that is open here is logged out: its cart stays with it, but the lectures it saved and what was typed on this device go',
  leaveFirst: {
    title: 'Somebody is logged in on this device',
    body: 'Other people use this device too. Leave the account that is open first, then open the link in the email again',
  },
  submit: 'Start learning',
  doneTitle: 'You can learn now',
  doneBody: 'This device remembers you. For one more device, ask for a new link by email at any time',
  doneAction: 'Go to my courses',
  needsNetwork: 'Opening it needs a connection. Press it now and it goes on by itself once the shop can be reached',
};
