import type { push as th } from '../../th/people/push.ts';

export const push: typeof th = {
  neutral: { title: 'Lanrian', body: 'There is news. Tap to open.' },
  offer: {
    title: 'Shall we tell you when it is checked?',
    body: 'You hear on this device as soon as your slip is checked, even with the app closed.',
    yes: 'Tell me',
    no: 'Not now',
    later: 'You can switch it on any time on the account page',
  },
  section: {
    title: 'Notifications',
    body: 'Hear on this device as soon as a transfer report is decided, even with the app closed.',
    guest: 'Log in to switch it on here, or use the order page after reporting a transfer.',
    on: 'On for this device',
    off: 'Off for this device',
    waiting: 'Waiting',
  },
  switchOn: 'Turn on notifications',
  switchOff: 'Turn off here',
  stopWaiting: 'Never mind',
  again: 'Try again',
  on: 'You will hear on this device when it is checked',
  waitsForNetwork: 'The shop cannot be reached yet. It turns on by itself once it can.',
  waitsForServer: 'Not on yet. It will be tried again, or try now.',
  blocked: 'Your browser blocks notifications from this site.',
  blockedInBrowser: 'Tap the icon beside the address, open site settings, allow notifications, then reload this page.',
  blockedInApp: 'Open your device settings, choose the Lanrian app, allow notifications, then reopen the app.',
  needsInstall: 'On iPhone and iPad, add the app to your Home Screen first, then turn on notifications in it.',
  howToInstall: 'How to install',
  shared: 'Several people use this device, so nothing is shown on it. Decisions always come by e-mail.',
  unsupported: 'This browser cannot notify you. Decisions always come by e-mail, too.',
};
