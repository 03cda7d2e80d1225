import type { install as th } from '../../th/app/install.ts';

export const install: typeof th = {
  title: 'Install Lanrian on this device',
  body: 'Opens faster and plays lectures without a signal. The app itself takes less than 6\u00a0MB',
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
      'Press the install icon at the end of the address bar, or open the browser’s menu and choose “Install Lanrian”.',
    macSafari: 'In Safari, open the “File” menu and choose “Add to Dock”.',
    desktopFirefox:
      'Firefox on a computer cannot install apps. Open Lanrian in Chrome or Edge and install it from there.',
  },
  ios: {
    title: 'Add Lanrian to your Home Screen',
    share: 'Tap the browser’s share button (a square with an arrow pointing up)',
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
    linkHint: 'Or paste this link into Safari or Chrome. Your cart and login come with you.',
    comesAlong: 'Your cart and login come with you to the browser.',
    linkWarning: 'Do not share this link. Whoever opens it first gets into your account and sees your orders.',
    linkCopied: 'Link copied. It works once, within 15 minutes.',
  },
  handover: {
    withSession: 'Your cart and login come with you if you open the app within 15 minutes.',
    withoutSession: 'Your cart and orders come with you if you open the app within 15 minutes.',
    code: 'Backup code',
    codeHint: 'If your cart is missing in the app, paste this code on its account page.',
    copy: 'Copy code',
    copied: 'Code copied',
    notCopied: 'Could not copy',
    warning: 'Do not share it. Whoever has it gets into your account and sees your orders.',
    staysHere: (count: number) =>
      count === 1
        ? 'One payment report is waiting and will be sent from this browser. If it has not been sent yet, come back here.'
        : `${count} payment reports are waiting and will be sent from this browser. If they have not been sent yet, come back here.`,
    preparing: 'Preparing your cart and login',
    unreachable: 'The shop cannot be reached. You can install, but your cart and login will not come with you.',
    retry: 'Try again',
  },
  arrival: {
    ask: {
      title: 'Use the cart and account from your other browser?',
      body: 'Continue only if you created this link yourself. If someone sent it to you, decline.',
      take: 'Continue here',
      refuse: 'Decline',
    },
    replace: {
      title: 'Switch accounts?',
      body: 'Another account is logged in here. If you continue, it will be logged out and its data removed from this device. Anything waiting to be sent stays, and the two carts are combined.',
      take: 'Switch account',
      refuse: 'Keep this account',
    },
    expired: {
      title: 'This code cannot be used',
      body: 'It may be mistyped, already used, or older than 15 minutes. Check the code, get a new one from the account page in your other browser, or log in here.',
    },
    refusedTitle: 'Your cart and account could not be brought over',
    close: 'Close',
    underWay: {
      title: 'Bringing over your cart and account',
      detail: 'One moment. We will let you know when it is done.',
    },
    waits: {
      title: 'Your cart and account are not here yet',
      detail: 'We will bring them over as soon as the shop can be reached.',
    },
    taken: {
      title: 'You can continue right here',
      withSession: (name: string) => `Logged in as ${name}, and your whole cart is here`,
      withoutSession: 'Your cart and orders are here',
    },
  },
  code: {
    label: 'Code from the browser',
    hint: 'Cart or account missing? Open the account page in your other browser, tap “Show me how”, and paste the code here.',
    submit: 'Use this code',
    faulty: 'The code has 16 letters or digits',
  },
};
