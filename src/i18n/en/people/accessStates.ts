import type { accessStates as th } from '../../th/people/accessStates.ts';

export const accessStates: typeof th = {
  noPermission: {
    title: 'This course is for certain groups',
    body: 'Your account is not in a group that may study it. If that seems wrong, contact the administrator.',
  },
};
