import type { measurement as th } from '../../th/app/measurement.ts';

export const measurement: typeof th = {
  title: 'Visit statistics',
  ask: 'May we count your visit?',
  body: 'To improve the shop, we count which pages and courses are viewed or bought, but never your name, email or phone number. Everything works if you decline, and you can change your mind at the bottom of any page or on your account page.',
  accept: 'Agree',
  refuse: 'Decline',
};
