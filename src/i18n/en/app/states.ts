import type { states as th } from '../../th/app/states.ts';

export const states: typeof th = {
  unreachable: 'The shop cannot be reached now. Check the connection and try again; what you typed is kept',
  error: {
    title: 'This did not load',
    body: 'Something went wrong on our side. Your cart and progress are kept.',
    action: 'Try again',
  },
  newerVersion: {
    title: 'This page has a newer version',
    body: 'Reload once to carry on. Your cart and everything saved stay.',
    action: 'Reload',
  },
  offline: {
    title: 'This page is not saved',
    body: 'You can open what is saved on this device.',
    reasons: {
      online: 'The network is very slow, this page has not arrived.',
      offline: 'There is no connection right now.',
      portal: 'This network does not let you out yet. You may have to sign in to its Wi-Fi.',
      silent:
        'You are connected, but no answer comes. The signal may be gone, the Wi-Fi may want you to sign in, or the shop may be resting.',
      refused:
        'The shop cannot be reached. It may be resting, or this network leads nowhere yet; a Wi-Fi may want you to sign in first.',
      down: 'The shop is resting for a moment. What you did is kept, and we try again by ourselves.',
    },
    action: 'See saved courses',
    retry: 'Try to connect again',
  },
  notFound: {
    title: 'This page is not here',
    body: 'The link may have changed. Start from all courses.',
    action: 'See all courses',
  },
  empty: { title: 'Nothing here yet' },
};
