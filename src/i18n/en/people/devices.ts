import { deviceName } from '../../people/deviceName.ts';
import type { devices as thai } from '../../th/people/devices.ts';

export const devices: typeof thai = {
  nameOf: (kind) => deviceName(kind, { on: 'on', unknown: 'Unknown device' }),
  isThis: 'This device',
  signedIn: (date: string) => `Logged in ${date}`,
  lastSeen: (age: string) => `last used ${age}`,
  end: 'Log out',
  endOf: (name: string) => `Log out: ${name}`,
  endOthers: 'Log out all others',
  question: {
    one: (name: string) => `Log out ${name}?`,
    others: 'Log out all other devices?',
    body: 'That device will need to log in again, and your personal data on it will be deleted, except payment reports waiting to be sent and unsaved text',
    away: 'This needs a connection. Press now and we will do it as soon as the shop can be reached',
    confirm: 'Log out',
  },
  ended: 'Logged out',
};
