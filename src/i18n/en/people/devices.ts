import { deviceName } from '../../people/deviceName.ts';
import type { devices as thai } from '../../th/people/devices.ts';

export const devices: typeof thai = {
  nameOf: (kind) => deviceName(kind, { on: 'on', unknown: 'Unknown device' }),
  isThis: 'This device',
  signedIn: (date: string) => `Logged in ${date}`,
  lastSeen: (age: string) => `last used ${age}`,
  end: 'Log out',
  endOf: (name: string) => `Log out: ${name}`,
  endOthers: 'Sign all others out',
  question: {
    one: (name: string) => `Sign ${name} out?`,
    others: 'Sign all other devices out?',
    body: 'It needs a new log-in there and deletes what it keeps of you, except payment reports waiting to be sent and what was typed and not saved',
    away: 'This needs a connection. Press now and it goes on by itself',
    confirm: 'Log out there',
  },
  ended: 'Logged out',
};
