import type { orderCare as thai } from '../../th/buying/orderCare.ts';

export const orderCare: typeof thai = {
  notes: 'Notes and questions',
  note: 'Shop note',
  noteHint: 'Only administrators can see this',
  asked: 'Question for the buyer',
  askedHint: 'Sent by email. The order status does not change',
  kind: 'Write to',
  kinds: { note: 'Administrators', asked: 'The buyer' },
  marks: { note: 'Note', asked: 'Question to buyer', address: 'Address changed', parcel: 'Parcel' },
  required: 'Please write a message',
  add: 'Save note',
  send: 'Send question',
  done: { note: 'Note saved', asked: 'Question sent by email' },
  former: 'Former administrator',
  parcel: 'Parcel',
  state: 'Parcel status',
  carrier: 'Carrier',
  carrierHint: 'For example, Thailand Post',
  trackingNumber: 'Tracking number',
  saveParcel: 'Save parcel',
  parcelHint:
    'The buyer gets an email when the status or tracking number changes, except while the parcel is being prepared',
  parcelSaved: 'Parcel saved',
  needsNetwork: 'Saving needs a connection',
  address: {
    change: 'Change address',
    title: 'Change delivery address',
    hint: 'You can change it until the parcel is sent. The buyer sees the new address on the order right away.',
    save: 'Save address',
    saved: 'Address changed',
  },
};
