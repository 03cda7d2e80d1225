import type { states as th } from '../th/states.ts';

export const states: typeof th = {
  loading: 'Loading',
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
  noPermission: {
    title: 'This course is for certain groups',
    body: 'Your account is not in a group that may study it. If that seems wrong, contact the administrator.',
  },
  staffOnly: {
    title: 'This page is for administrators',
    body: 'Log in with an administrator account to open it.',
    action: 'Log in',
  },
  sessionExpired: {
    title: 'Please log in again',
    body: 'You were signed out for safety. What you typed is still on this device.',
    action: 'Log in',
  },
  offline: {
    title: 'This page is not saved',
    body: 'There is no connection right now. You can open what is saved on this device.',
    action: 'See saved courses',
    retry: 'Try to connect again',
  },
  accessRemoved: {
    title: 'This account no longer works',
    body: 'It has expired or been closed. Saved lectures will be removed from this device.',
    action: 'Log out',
  },
  notFound: {
    title: 'This page is not here',
    body: 'The link may have changed. Start from all courses.',
    action: 'See all courses',
  },
  empty: { title: 'Nothing here yet' },
};
