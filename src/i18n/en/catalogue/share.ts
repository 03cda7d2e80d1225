import type { share as thai } from '../../th/catalogue/share.ts';

export const share: typeof thai = {
  title: 'Report a payment with this picture',
  storedHere: 'The picture is saved on this device.',
  chooseOne: 'Choose the order you paid for.',
  picture: 'The shared picture',
  orders: 'Orders to pay',
  choose: 'Choose',
  chooseOrder: (number) => `Choose order #${number}`,
  noOrders: {
    title: 'No orders waiting for payment',
    body: 'The picture is saved on this device. Open your order from the email or log in, then come back and choose',
    away: 'The picture is saved on this device. Your orders will appear once the shop can be reached',
    action: 'My orders',
  },
  allReported: 'You have reported payment for all orders here. See their status below',
  reported: {
    title: 'Already reported',
    seeReport: 'See report',
    seeOrder: 'See order',
    open: (action, number) => `${action}: #${number}`,
  },
  report: {
    title: 'Report payment',
    body: 'Choose the order you have paid for.',
    chooseOrder: (number: string) => `Report payment for order #${number}`,
    choose: 'Report',
    noOrders: {
      body: 'Bought without an account? Open the order link from your email on this device, or log in, then come back to this page.',
      away: 'Your orders will appear once the shop can be reached.',
    },
    outbox: (count: number) => (count === 1 ? '1 waiting to be sent' : `${count} waiting to be sent`),
    refused: (count: number) => (count === 1 ? '1 was not sent' : `${count} were not sent`),
  },
  nothing: {
    title: 'No shared picture',
    body: 'Choose a slip on this page, or share one from your bank app or photos and choose this app',
    action: 'My orders',
  },
  problems: {
    nothing: 'There was no picture in what you shared. You can choose a slip on this page',
    some: 'We could only take some of your pictures; the rest were too many or too large. Share them again after you report these',
    full: 'There is not enough space on this device. The picture is still in your bank app or photos. Delete some files and share it again',
    failed: 'The picture did not come through. Choose it on this page, or attach it on the order page',
  },
  others: (count) =>
    `${count} more ${count === 1 ? 'shared picture is' : 'shared pictures are'} waiting. Come back here after reporting this one`,
  unreadable: 'This picture cannot be opened. Try sharing a screenshot of the slip',
  discard: 'Do not use this picture',
  question: {
    title: 'Remove this picture from the app?',
    body: 'The original in your bank app or photos is not affected',
    confirm: 'Remove picture',
  },
  replacing: {
    title: 'Use this picture instead?',
    body: 'This order already has a slip attached that has not been sent',
    confirm: 'Use this one',
  },
  notRemoved: 'This device is not responding. Try again',
  waiting: (count) => `${count} shared ${count === 1 ? 'picture is' : 'pictures are'} waiting. Choose the order`,
  open: 'Choose order',
};
