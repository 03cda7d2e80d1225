import type { states as th } from '../th/states.ts';

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
    body: 'There is no connection right now. You can open what is saved on this device.',
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
