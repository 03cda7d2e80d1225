import type { sharedDevice as thai } from '../../th/people/sharedDevice.ts';

export const sharedDevice: typeof thai = {
  label: 'This is a shared device',
  detail: 'Once you log out or close the browser, none of your data stays on it.',
  notRemembered: 'This device cannot remember your choice. Please remember to log out when you are done.',
  leave: 'Remove my data from this device',
  looking: 'Checking for anything waiting to be sent',
  question: {
    title: 'Leave and remove your data?',
    body: 'Your cart, name and email, orders and saved lectures will be removed from this device. Anything you ordered is still yours.',
    confirm: 'Remove and leave',
    refuse: 'Stay',
  },
  begun: {
    new: {
      body: 'A payment report you started has not been sent. If you leave now, it will be lost too.',
      open: 'Go back and finish it',
    },
    change: {
      body: 'Your changes to a payment report have not been sent. If you leave now, they will be lost too.',
      open: 'Go back and send it',
    },
  },
  unsent: {
    title: 'A payment report has not been sent',
    body: (count) =>
      `${count === 1 ? '1 report has' : `${count} reports have`} not reached the shop. It is best to send before you leave. If you keep it, it waits on this device and is sent the next time someone opens the app. Only you can see it.`,
    refused: {
      body: (count) =>
        `${count === 1 ? '1 report could not be sent and will' : `${count} reports could not be sent and will`} not be retried. If you keep it, it waits on this device, and only you can see it.`,
      open: 'See what to do',
    },
    stillHere:
      'This could not be sent yet. See why under “Waiting to be sent”, or try again once the shop can be reached.',
    stillSending:
      'Sending now, which can take several minutes. If you are in a hurry, choose “Keep it and leave”: sending continues the next time someone opens the app.',
    send: 'Send now',
    keep: 'Keep it and leave',
    discard: 'Do not send',
  },
  slips: {
    title: 'A shared slip has not been reported',
    body: (count) =>
      `${count === 1 ? '1 shared picture has' : `${count} shared pictures have`} no order yet, so the shop has not seen ${count === 1 ? 'it' : 'them'}.`,
    chooseFirst: 'It is best to choose before you leave.',
    stored: 'If you keep it, it waits on this device, and only you can see it when you log in.',
    notStored: 'You are not logged in, so it cannot be kept for you on this device.',
    choose: 'Choose the order',
    keep: 'Keep it for me',
    discard: 'Do not use',
  },
  discardSlips: {
    title: 'Remove the shared slip?',
    body: 'It will be removed from this app. The original in your bank app or photos is not affected.',
    confirm: 'Remove',
    refuse: 'Go back',
  },
  discardQuestion: {
    title: 'Discard the unsent payment reports?',
    body: (count) =>
      `${count === 1 ? '1 report' : `${count} reports`} with the slip will be discarded, and the shop will not receive it. The order stays, and you can report it again while it is awaiting payment.`,
    mayHaveArrived: 'Some may already have reached the shop and will stay there.',
    confirm: 'Discard and leave',
    refuse: 'Go back',
  },
  isSending: 'A report is being sent now. Wait a moment and try again.',
  sentMeanwhile: 'The report reached the shop before it could be discarded.',
  leaving: 'Removing your data from this device. Please wait until this page changes',
  failed: 'Not everything could be removed. Try again, or clear this site’s data in the browser.',
};
