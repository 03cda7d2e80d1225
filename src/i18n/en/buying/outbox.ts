import type { outbox as thai } from '../../th/buying/outbox.ts';

export const outbox: typeof thai = {
  title: 'Waiting to be sent',
  body: 'Slips you report stay here until they are sent',
  queued: {
    offline: 'Will be sent when online',
    portal: 'Will be sent once this network lets you out',
    silent: 'Will be sent once the shop answers',
    refused: 'Will be sent once the shop can be reached',
    down: 'Will be sent when the shop is back',
  },
  queuedOnline: 'Waiting to be sent again',
  turn: 'Waiting its turn',
  queuedBody: (age: string) => `Kept on this device ${age}. You can close the app, nothing is lost`,
  retryBody: (count: number) => `Tried ${count} times, tries again by itself`,
  mayHaveArrived:
    'It may already have arrived. The shop is asked by itself once it can be reached; it can be changed once the shop has answered',
  full: {
    title: 'This device is full, so nothing can be sent yet',
    body: 'Slips and details are all here. Once there is space they are sent by themselves',
    action: 'See and clear what is kept',
  },
  sending: 'Sending…',
  sendingBody: 'No need to report it again. On a slow network this can take some minutes',
  sent: 'Sent, waiting for approval',
  sentBody: (time: string) => `Received ${time}`,
  decided: {
    approved: { title: 'Checked and approved', body: 'The order has the details' },
    rejected: { title: 'Checked and rejected', body: 'The order says why, and what to do next' },
  },
  failed: 'Not sent',
  failedBody: (reason: string) => `${reason}. The rest is kept`,
  overtaken: 'This order is not waiting for a payment report any more; the order has its latest status',
  overtakenHere: {
    title: 'No need to send this slip',
    body: 'This order is not waiting for a payment report any more. There is nothing more to do',
  },
  takenAgain: 'The report that came first was rejected. You can send this one now',
  slipLost: 'The slip picture cannot be opened, attach it again',
  waitsForOwner: 'Waiting for its owner to log in',
  transferred: (when: string) => `Transferred ${when}`,
  onDevice: 'Kept on this device',
  tries: (count: number) => (count === 1 ? 'Tried once' : `Tried ${count} times`),
  sendNow: 'Send now',
  edit: 'Edit',
  mend: 'Mend and send again',
  attachAgain: 'Attach the slip again',
  discard: 'Do not send',
  remove: 'Remove from the list',
  seeOrder: 'See order',
  discardQuestion: {
    title: 'Do not send this slip?',
    body: (number: string) =>
      `The payment report of #${number} is removed from this device. The order stays and can be reported again`,
    mayHaveArrived: (number: string) =>
      `The payment report of #${number} may already have arrived. Then the shop keeps it, also when it is removed from this device. It is best to wait for the shop’s answer`,
    waits: 'Something is on its way to the shop just now. This waits for it, 20 seconds at most',
    confirm: 'Do not send',
    refuse: 'Keep it',
  },
  removeQuestion: {
    title: 'Remove this slip from the list?',
    body: (number: string) =>
      `The payment report of #${number} is removed from this device. The order stays, and is not waiting for a report any more`,
    confirm: 'Remove',
    refuse: 'Keep it',
  },
  outcome: {
    alreadySent: 'This report has reached the shop, no need to report again',
    isSending: 'It is being sent now. Wait a moment and try again',
    unanswered: 'The shop has not answered yet. It can be changed once it has',
    gone: 'This report was changed or removed in another window',
    failed: 'This device did not answer, try again',
  },
  slipAlt: 'Slip picture',
  progress: {
    title: 'Learning progress',
    body: (count: number) => `${count} waiting to be sent once the shop can be reached; nothing for you to do`,
  },
  refusedProgress: {
    title: 'Learning progress that was refused',
    body: (count: number) =>
      `The shop refused ${count} ${count === 1 ? 'stretch' : 'stretches'} of watched time, so ${count === 1 ? 'it does' : 'they do'} not count as progress`,
    discard: 'Remove from this device',
    question: {
      title: 'Remove the watched time that was refused?',
      body: 'It is removed from this device only. Progress the shop has counted stays',
      confirm: 'Remove',
      refuse: 'Keep it',
    },
  },
  empty: {
    title: 'Nothing is waiting',
    body: 'You can report a payment from an order, even without a signal',
    action: 'See my orders',
  },
};
