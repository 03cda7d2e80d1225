import type { accessStates as th } from '../../th/people/accessStates.ts';

export const accessStates: typeof th = {
  noPermission: {
    title: 'This course is for a specific group',
    body: 'Your account is not in a group with access. If you think this is a mistake, contact the administrator.',
  },
};
