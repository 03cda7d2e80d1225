import type { accessStates as th } from '../th/accessStates.ts';

export const accessStates: typeof th = {
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
  accessRemoved: {
    title: 'This account no longer works',
    body: 'It has expired or been closed. Saved lectures will be removed from this device.',
    action: 'Log out',
  },
};
