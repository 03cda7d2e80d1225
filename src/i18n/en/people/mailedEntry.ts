import type { mailedEntry as thai } from '../../th/people/mailedEntry.ts';

export const mailedEntry: typeof thai = {
  title: 'Open what you bought',
  body: 'One press and you can learn on this device, without a password.',
  makesRoom:
    'This link belongs to another account than the one that is open here. Press again to log that one out: its cart stays with it, but the lectures it saved and what was typed on this device go',
  leaveFirst: {
    title: 'Another account is open on this device',
    body: 'Other people use this device too. Leave the account that is open first, and the link goes on from there',
  },
  submit: 'Start learning',
  doneTitle: 'You can learn now',
  doneBody: 'This device remembers you. For one more device, ask for a new link by email at any time',
  doneBodyShared:
    'Once you log out or close the browser, nothing of yours stays here. To come back, ask for a new link by email at any time',
  doneAction: 'Go to my courses',
  needsNetwork: 'Opening it needs a connection. Press it now and it goes on by itself once the shop can be reached',
};
