import type { outbox as thai } from '../../th/buying/outbox.ts';

export const outbox: typeof thai = {
  title: 'Waiting to be sent',
  body: 'Your slips stay here until they are sent',
  queued: {
    offline: 'Will be sent when online',
    portal: 'Will be sent once this network has internet access',
    silent: 'Will be sent once the shop responds',
    refused: 'Will be sent once the shop can be reached',
    down: 'Will be sent once the shop is back',
  },
  queuedOnline: 'Waiting to retry',
  turn: 'Waiting in line',
  queuedBody: (age: string) => `Saved on this device ${age}. You can close the app; nothing will be lost`,
  retryBody: (count: number) => `Tried ${count} times. We will try again`,
  mayHaveArrived:
    'This may already have arrived. We will check with the shop once it can be reached; you can edit it after that',
  full: {
    title: 'This device is full, so nothing can be sent yet',
    body: 'Your slips and details are safe. They will be sent once there is space',
    action: 'Manage storage',
  },
  sending: 'Sending…',
  sendingBody: 'Please do not report it again. On a slow network this can take several minutes',
  sent: 'Sent, checking slip',
  sentBody: (time: string) => `Received ${time}`,
  decided: {
    approved: { title: 'Checked and approved', body: 'See the order for details' },
    rejected: { title: 'Checked, not approved', body: 'See the order for the reason and what to do next' },
  },
  failed: 'Not sent',
  failedBody: (reason: string) => `${reason}. Everything else is saved`,
  overtaken: 'This order is no longer waiting for a payment report. See the order for its latest status',
  overtakenHere: {
    title: 'This slip is no longer needed',
    body: 'This order is no longer waiting for a payment report. There is nothing more to do',
  },
  takenAgain: 'The earlier slip was not approved. You can send this one now',
  slipLost: 'The slip cannot be opened. Please attach it again',
  waitsForOwner: 'Waiting for the account owner to log in',
  transferred: (when: string) => `Transferred ${when}`,
  onDevice: 'Saved on this device',
  tries: (count: number) => (count === 1 ? 'Tried once' : `Tried ${count} times`),
  sendNow: 'Send now',
  edit: 'Edit',
  mend: 'Fix and resend',
  attachAgain: 'Attach slip again',
  discard: 'Cancel sending',
  remove: 'Remove from the list',
  seeOrder: 'See order',
  discardQuestion: {
    title: 'Cancel sending this slip?',
    body: (number: string) =>
      `The payment report for #${number} will be removed from this device. The order stays, and you can report it again`,
    mayHaveArrived: (number: string) =>
      `The payment report for #${number} may already have reached the shop. If so, the shop keeps it even if you remove it here. It is best to wait for the shop’s response`,
    waits: 'Something is being sent to the shop right now. Wait for it to finish, 20 seconds at most',
    confirm: 'Cancel sending',
    refuse: 'Keep it',
  },
  removeQuestion: {
    title: 'Remove this slip from the list?',
    body: (number: string) =>
      `The payment report for #${number} will be removed from this device. The order stays and is no longer waiting for a report`,
    confirm: 'Remove',
    refuse: 'Keep it',
  },
  outcome: {
    alreadySent: 'This has already reached the shop. No need to report again',
    isSending: 'It is being sent now. Wait a moment and try again',
    unanswered: 'The shop has not responded yet. You can edit this once it has',
    gone: 'This was edited or cancelled in another window',
    failed: 'This device is not responding. Try again',
  },
  slipAlt: 'Slip',
  progress: {
    title: 'Learning progress',
    body: (count: number) =>
      `${count} waiting to be sent once the shop can be reached. There is nothing you need to do`,
  },
  refusedProgress: {
    title: 'Learning progress the shop did not accept',
    body: (count: number) =>
      `The shop refused ${count} ${count === 1 ? 'stretch' : 'stretches'} of watched time, so ${count === 1 ? 'it does' : 'they do'} not count as progress`,
    discard: 'Remove from this device',
    question: {
      title: 'Remove the watch time that was not accepted?',
      body: 'It is only removed from this device. Progress the shop has counted stays',
      confirm: 'Remove',
      refuse: 'Keep it',
    },
  },
  empty: {
    title: 'Nothing waiting to be sent',
    body: 'You can report a payment from an order page, even without a signal',
    action: 'See my orders',
  },
};
