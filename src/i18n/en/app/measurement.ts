import type { measurement as th } from '../../th/app/measurement.ts';

export const measurement: typeof th = {
  title: 'Visit statistics',
  ask: 'May we count your visit?',
  body: 'Which pages and courses are opened or bought, to make the shop better: never your name, e-mail or phone number. Everything works if you decline, and you can change your mind at the foot of any page or on your account page.',
  accept: 'Agree',
  refuse: 'Decline',
};
