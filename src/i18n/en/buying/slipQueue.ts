import type { slipQueue as thai } from '../../th/buying/slipQueue.ts';

export const slipQueue: typeof thai = {
  viewer: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    turn: 'Rotate by 90 degrees',
    fit: 'Fit',
    reset: 'Reset',
    qrHint: 'A slip’s QR code has the bank and reference, but no amount. Compare the amount with your bank statement.',
    noQr: 'The QR code on this slip could not be read. Compare the amount and account with your bank statement.',
  },
  seen: {
    before: 'This slip has already been used for order',
    what: 'Before you approve, check your bank statement for a payment for each order.',
  },
  approve: {
    title: (number: string) => `Approve order #${number}?`,
    starts: 'The buyer can start learning as soon as you approve',
    confirm: 'Approve',
  },
  keys: {
    action: 'Shortcuts',
    title: 'Check slips with the keyboard',
    body: 'These work with Thai and English layouts, but not while you are typing in a field.',
    page: 'Order',
    viewer: 'When a slip is open',
    deeds: {
      next: 'Next order to check',
      previous: 'Previous order to check',
      approve: 'Approve (always asks first)',
      reject: 'Go to the reason to reject',
      ask: 'Ask the buyer',
      slip: 'Open slip',
      keys: 'Show shortcuts',
    },
    inViewer: {
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      turn: 'Rotate',
      fit: 'Fit',
      reset: 'Reset',
      move: 'Previous and next slip',
      close: 'Close slip',
    },
  },
};
