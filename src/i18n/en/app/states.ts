import type { states as th } from '../../th/app/states.ts';

export const states: typeof th = {
  error: {
    title: 'This could not be loaded',
    body: 'Something went wrong on our side. Your cart and progress are safe.',
    action: 'Try again',
  },
  newerVersion: {
    title: 'A newer version of this page is available',
    body: 'Reload once to continue. Your cart and everything you saved are safe.',
    action: 'Reload',
  },
  offline: {
    title: 'This page is not saved',
    body: 'You can open what is saved on this device.',
    reasons: {
      online: 'The network is very slow, and this page has not loaded yet.',
      offline: 'There is no connection right now.',
      portal: 'This network has no internet access yet. You may need to sign in to its Wi-Fi.',
      silent:
        'You are connected, but the shop is not responding. The signal may have dropped, you may need to sign in to its Wi-Fi, or the shop may be down.',
      refused:
        'The shop cannot be reached. It may be down, or this network has no internet access yet; you may need to sign in to its Wi-Fi.',
      down: 'The shop is briefly unavailable. Your work is safe, and we will keep trying.',
    },
    action: 'See saved courses',
    retry: 'Try again',
  },
};
