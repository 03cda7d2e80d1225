import type { share as thai } from '../../th/catalogue/share.ts';

export const share: typeof thai = {
  title: 'Report a payment with this picture',
  storedHere: 'The picture is kept on this device.',
  chooseOne: 'Choose the order that you paid.',
  picture: 'The shared picture',
  orders: 'Orders to pay',
  choose: 'Choose',
  chooseOrder: (number) => `Choose order #${number}`,
  noOrders: {
    title: 'No order to pay was found',
    body: 'The picture stays on this device. Open the order from its email or log in, then come back to choose',
    away: 'The picture stays on this device. Your orders show once the shop can be reached',
    action: 'My orders',
  },
  allReported: 'Every order here is reported already. See below how each of them stands',
  reported: {
    title: 'Reported already',
    seeReport: 'See the report',
    seeOrder: 'See the order',
    open: (action, number) => `${action}: #${number}`,
  },
  report: {
    title: 'Report a transfer',
    body: 'Choose the order that you have paid for.',
    chooseOrder: (number: string) => `Report the transfer for order #${number}`,
    choose: 'Report',
    noOrders: {
      body: 'Bought without an account? Open the order’s link from your e-mail once on this device, or log in, and come back.',
      away: 'Your orders show once the shop can be reached.',
    },
    outbox: (count: number) => (count === 1 ? 'One waits to be sent' : `${count} wait to be sent`),
    refused: (count: number) => (count === 1 ? 'One was not sent' : `${count} were not sent`),
  },
  nothing: {
    title: 'No shared picture',
    body: 'Choose a slip on this page, or share one from your bank app or your pictures and choose this app',
    action: 'My orders',
  },
  problems: {
    nothing: 'There was no picture in what was shared. Choose the slip on this page',
    some: 'Only some of the pictures were taken; the others were too many or too large. Share those again after these',
    full: 'There is not enough space on this device. The picture is still in your bank app or your pictures; remove some files and share it again',
    failed: 'The picture did not come through. Choose it on this page, or attach it on the page of the order',
  },
  others: (count) =>
    `${count} more ${count === 1 ? 'picture waits' : 'pictures wait'} behind this one. Come back here once this one is reported`,
  unreadable: 'This picture cannot be opened. Try a screenshot of the slip',
  discard: 'Do not use this picture',
  question: {
    title: 'Remove this picture from the app?',
    body: 'The original in your bank app or your pictures stays',
    confirm: 'Remove picture',
  },
  replacing: {
    title: 'Use this picture instead?',
    body: 'A slip that was not sent yet is attached to this order',
    confirm: 'Use this one',
  },
  notRemoved: 'This device did not answer. Try again',
  waiting: (count) => `${count} shared ${count === 1 ? 'picture waits' : 'pictures wait'} for an order to be chosen`,
  open: 'Choose the order',
};
