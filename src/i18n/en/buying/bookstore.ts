import type { bookstore as thai } from '../../th/buying/bookstore.ts';

export const bookstore: typeof thai = {
  told: 'A bookstore packs and ships the products, so it receives your order, email and delivery address.',
  heading: 'Bookstore',
  states: { queued: 'To be sent', sent: 'Sent', failed: 'Not sent', dropped: 'Nothing to send' },
  none: 'This order has not been sent to the bookstore.',
  queued: 'It is sent automatically, and retried if that fails.',
  tries: (count, at) => `${count} ${count === 1 ? 'try' : 'tries'}, the last one ${at}`,
  sent: (at) => `Received by the bookstore ${at}`,
  failed: 'The bookstore did not accept it after several tries, so we stopped.',
  dropped: 'It was cancelled before it was sent, so the bookstore never received it.',
  fault: (words) => `Reason: ${words}`,
  send: 'Send to the bookstore',
  sendAgain: 'Send again',
  needsNetwork: 'Sending needs a connection',
  setting: 'Send orders with products to the bookstore',
  settingDetail: 'Set the bookstore’s address on the server first (BOOKSTORE_URL)',
};
