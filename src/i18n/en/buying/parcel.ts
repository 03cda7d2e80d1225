import type { parcel as thai } from '../../th/buying/parcel.ts';

export const parcel: typeof thai = {
  heading: 'Parcel',
  states: { preparing: 'Being prepared', sent: 'Sent', delivered: 'Delivered', returned: 'Came back' },
  number: 'Tracking number',
  copy: (number: string) => `Copy the tracking number ${number}`,
  copied: 'Tracking number copied',
  copyFailed: 'It could not be copied. Press and hold the number to copy it yourself.',
  track: (carrier: string) => `Track it at ${carrier}`,
};
