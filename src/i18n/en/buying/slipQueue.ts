import type { slipQueue as thai } from '../../th/buying/slipQueue.ts';

export const slipQueue: typeof thai = {
  viewer: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    turn: 'Rotate by 90 degrees',
    fit: 'Fit',
    reset: 'Reset',
    qrHint: 'The QR of a slip has its bank and reference, and no amount. Compare the amount with the bank statement.',
    noQr: 'The QR of this slip could not be read. Compare amount and account with the bank statement.',
  },
  seen: {
    before: 'This slip was seen before in order',
    what: 'Before you approve, check in the bank statement that money came in for each order.',
  },
  approve: {
    title: (number: string) => `Approve order #${number}?`,
    starts: 'The buyer can start at once when you approve',
    confirm: 'Approve it',
  },
  keys: {
    action: 'Shortcuts',
    title: 'Slips by keyboard',
    body: 'They work with a Thai or English layout, and not while you type in a field.',
    page: 'The order',
    viewer: 'In an open slip',
    deeds: {
      next: 'Next waiting order',
      previous: 'Previous waiting order',
      approve: 'Approve (always asks first)',
      reject: 'Go to the reason, to reject',
      ask: 'Ask the buyer',
      slip: 'Open the slip',
      keys: 'Show the shortcuts',
    },
    inViewer: {
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      turn: 'Rotate',
      fit: 'Fit',
      reset: 'Reset',
      move: 'Previous and next slip',
      close: 'Close the slip',
    },
  },
};
