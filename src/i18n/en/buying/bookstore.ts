import type { bookstore as thai } from '../../th/buying/bookstore.ts';

export const bookstore: typeof thai = {
  told: 'A bookstore packs and sends the products, so it is told your order, email and delivery address.',
  heading: 'Bookstore',
  states: { queued: 'To be sent', sent: 'Sent', failed: 'Not sent', dropped: 'Nothing to send' },
  none: 'This order has not been sent to the bookstore.',
  queued: 'It is sent by itself, and tried again if that fails.',
  tries: (count, at) => `${count} ${count === 1 ? 'try' : 'tries'}, the last one ${at}`,
  sent: (at) => `The bookstore has had it since ${at}`,
  failed: 'The bookstore did not take it after many tries, so no more are made.',
  dropped: 'It was cancelled before it went out, so the bookstore never had it.',
  fault: (words) => `Reason: ${words}`,
  send: 'Send to the bookstore',
  sendAgain: 'Send again',
  needsNetwork: 'Sending needs a connection',
  setting: 'Send orders with products to the bookstore',
  settingDetail: 'The server needs the address of the bookstore first (BOOKSTORE_URL)',
};
