import type { push as th } from '../../th/people/push.ts';

export const push: typeof th = {
  neutral: { title: 'Lanrian', body: 'You have an update. Tap to open.' },
  offer: {
    title: 'Want to know when it is checked?',
    body: 'We will notify you on this device as soon as your slip is checked, even when the app is closed.',
    yes: 'Notify me',
    no: 'Not now',
    later: 'You can turn this on any time on the account page',
  },
  section: {
    title: 'Notifications',
    body: 'Get notified on this device as soon as your payment report is checked, even when the app is closed.',
    guest: 'Log in to turn it on here, or turn it on from the order page after you report a payment.',
    on: 'On for this device',
    off: 'Off for this device',
    waiting: 'Waiting',
  },
  switchOn: 'Turn on notifications',
  switchOff: 'Turn off here',
  stopWaiting: 'Never mind',
  again: 'Try again',
  on: 'We will notify you on this device when it is checked',
  waitsForNetwork: 'The shop cannot be reached yet. We will turn this on once it can.',
  waitsForServer: 'This could not be turned on yet. We will retry, or you can try now.',
  blocked: 'Your browser blocks notifications from this site.',
  blockedInBrowser: 'Tap the icon next to the address, open site settings, allow notifications, then reload this page.',
  blockedInApp: 'Open your device settings, choose the Lanrian app, allow notifications, then reopen the app.',
  needsInstall: 'On iPhone and iPad, add the app to your Home Screen first, then turn on notifications in it.',
  howToInstall: 'How to install',
  shared: 'This device is shared, so notifications are not shown on it. Results are always sent by email.',
  unsupported: 'This browser does not support notifications. Results are always sent by email.',
};
