import type { parcel as thai } from '../../th/buying/parcel.ts';

export const parcel: typeof thai = {
  heading: 'Parcel',
  states: { preparing: 'Being prepared', sent: 'Sent', delivered: 'Delivered', returned: 'Returned' },
  number: 'Tracking number',
  copy: (number: string) => `Copy tracking number ${number}`,
  copied: 'Tracking number copied',
  copyFailed: 'Could not copy. Press and hold the number to copy it.',
  track: (carrier: string) => `Track it at ${carrier}`,
};
