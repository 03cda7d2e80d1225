import type { install as th } from '../../th/app/install.ts';

export const install: typeof th = {
  title: 'Install Lanrian on this device',
  body: 'Opens faster, plays lessons without a signal, the app itself takes less than 6\u00a0MB',
  take: 'Install',
  showSteps: 'Show me how',
  later: 'Not now',
  installed: {
    title: 'Installed',
    body: 'Open Lanrian from your home screen or list of apps.',
  },
  menus: {
    androidChromium: 'Open the browser’s menu (⋮ or ≡) and choose “Install app” or “Add to Home screen”.',
    androidFirefox: 'Open Firefox’s menu ⋮ and choose “Add app to Home screen”.',
    desktopChromium:
      'Press the install icon at the end of the address bar, or choose “Install Lanrian” in the browser’s menu.',
    macSafari: 'In Safari, open the “File” menu and choose “Add to Dock”.',
    desktopFirefox:
      'Firefox on a computer cannot install apps. Open Lanrian in Chrome or Edge and install it from there.',
  },
  ios: {
    title: 'Add Lanrian to your Home Screen',
    share: 'Tap the browser’s share button (a square with an arrow up)',
    add: 'Scroll down and tap “Add to Home Screen”',
    open: 'Open Lanrian from the Home Screen',
  },
  inApp: {
    title: 'Open it in a browser first',
    body: 'This page is open inside another app, which cannot install Lanrian.',
    menu: 'Tap ⋯ or ⋮ in the corner',
    browser: 'Choose “Open in browser” (Safari or Chrome)',
    install: 'Install it from the account page',
    openBrowser: 'Open in browser',
    copyLink: 'Copy link',
    linkHint: 'Or copy this link into Safari or Chrome: your cart and login come along.',
    comesAlong: 'Your cart and login come along to the browser.',
    linkWarning: 'Send this link to nobody: whoever opens it first gets into your account and sees your orders.',
    linkCopied: 'Link copied. It works once, within 15 minutes.',
  },
  handover: {
    withSession: 'Your cart and login come along by themselves if you open the app within 15 minutes.',
    withoutSession: 'Your cart and orders come along by themselves if you open the app within 15 minutes.',
    code: 'Spare code',
    codeHint: 'If your cart did not come along, paste this code on the account page of the app.',
    copy: 'Copy code',
    copied: 'Code copied',
    notCopied: 'It could not be copied',
    warning: 'Send it to nobody: whoever has it gets into your account and sees your orders.',
    staysHere: (count: number) =>
      count === 1
        ? 'One transfer report that waits is sent from this browser. Come back here until it is sent.'
        : `${count} transfer reports that wait are sent from this browser. Come back here until they are sent.`,
    preparing: 'Preparing your cart and login',
    unreachable: 'The shop cannot be reached. You can install, but cart and login will not come along.',
    retry: 'Try again',
  },
  arrival: {
    ask: {
      title: 'Go on with the cart and account of your other browser?',
      body: 'Only if you made this link yourself. If somebody sent it to you, do not take it.',
      take: 'Go on here',
      refuse: 'No',
    },
    replace: {
      title: 'Change the account that is logged in?',
      body: 'Another account is logged in here. If you go on, it is logged out and its data on this device is removed. What waits to be sent stays, and the cart here joins the one you take over.',
      take: 'Change account',
      refuse: 'Keep this account',
    },
    expired: {
      title: 'This code does not work',
      body: 'It may be mistyped, used already, or older than 15 minutes. Check the letters, get a new one on the account page of the browser you came from, or log in here.',
    },
    refusedTitle: 'It could not be taken over',
    close: 'Close',
    underWay: {
      title: 'Taking over your cart and account',
      detail: 'A moment, please. You will be told when it is done.',
    },
    waits: {
      title: 'Your cart and account have not come along yet',
      detail: 'It goes on by itself once the shop can be reached.',
    },
    taken: {
      title: 'Go on right here',
      withSession: (name: string) => `Logged in as ${name}, with your whole cart`,
      withoutSession: 'Your cart and orders are here',
    },
  },
  code: {
    label: 'Code from the browser',
    hint: 'Cart or account missing? Open the account page in your browser, tap “Show me how”, and paste the code here.',
    submit: 'Use this code',
    faulty: 'A code has 16 letters or digits',
  },
};
