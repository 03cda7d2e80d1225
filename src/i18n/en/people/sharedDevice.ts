import type { sharedDevice as thai } from '../../th/people/sharedDevice.ts';

export const sharedDevice: typeof thai = {
  label: 'Other people use this device too',
  detail: 'Once you log out or close the browser, nothing of yours stays on it.',
  notRemembered: 'This device cannot remember that. Please log out when you are done.',
  leave: 'Remove my data from this device',
  looking: 'Looking for what waits on this device',
  question: {
    title: 'Leave and remove your data?',
    body: 'Your cart, name and e-mail, orders and saved lectures go from this device. What you ordered stays yours.',
    confirm: 'Remove and leave',
    refuse: 'Stay',
  },
  begun: {
    new: {
      body: 'A transfer report that you began has not been sent. It goes too.',
      open: 'Go back and finish it',
    },
    change: {
      body: 'What you changed in a report on this device has not been sent. The change goes too.',
      open: 'Go back and send it',
    },
  },
  unsent: {
    title: 'A transfer report has not been sent',
    body: (count) =>
      `${count === 1 ? '1 report has' : `${count} reports have`} not reached the shop. It is best to send before you leave. What you keep waits on this device, goes out when somebody opens the app, and only you see it.`,
    refused: {
      body: (count) =>
        `${count === 1 ? '1 report was not sent and does' : `${count} reports were not sent and do`} not go out by ${count === 1 ? 'itself' : 'themselves'}. What you keep waits on this device, and only you see it.`,
      open: 'See what to do',
    },
    stillHere: 'It could not be sent yet. “Waiting to be sent” says why; or try again once the shop can be reached.',
    stillSending:
      'It is being sent now, which can take some minutes. If you must go, keep it and leave: it goes on when somebody opens the app.',
    send: 'Send now',
    keep: 'Keep it and leave',
    discard: 'Do not send',
  },
  slips: {
    title: 'A shared slip was not reported',
    body: (count) =>
      `${count === 1 ? '1 shared picture has' : `${count} shared pictures have`} no order yet, so the shop has not seen ${count === 1 ? 'it' : 'them'}.`,
    chooseFirst: 'It is best to choose before you leave.',
    stored: 'What you keep waits on this device, and only you see it once you log in.',
    notStored: 'You are not logged in, so it cannot be kept for you on this device.',
    choose: 'Choose the order',
    keep: 'Keep it for me',
    discard: 'Not needed',
  },
  discardSlips: {
    title: 'Remove the shared slip?',
    body: 'It goes from this app. The original in the bank app or the gallery stays.',
    confirm: 'Remove',
    refuse: 'Go back',
  },
  discardQuestion: {
    title: 'Discard what was not sent?',
    body: (count) =>
      `${count === 1 ? '1 report' : `${count} reports`} with the slip will be gone, and the shop does not get it. The order stays, and can be reported again while it waits for payment.`,
    mayHaveArrived: 'Some may already have arrived; those stay with the shop.',
    confirm: 'Discard and leave',
    refuse: 'Go back',
  },
  isSending: 'A report is being sent now. Wait a moment and try again.',
  sentMeanwhile: 'The report reached the shop before it could be discarded.',
  leaving: 'Removing your data from this device. Please wait until this page changes',
  failed: 'Not everything could be removed. Try again, or clear the data of this site in the browser.',
};
