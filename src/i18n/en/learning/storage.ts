import type { storage as thai } from '../../th/learning/storage.ts';

/** '' if the size is unknown. */
const freed = (size: string | null) => (size === null ? '' : `This frees about ${size}. `);

export const storage: typeof thai = {
  title: 'Storage on this device',
  body: 'What is saved here so that it opens without a signal',
  used: (size) => `${size} used`,
  free: (size) => `${size} free`,
  bar: 'Space used',
  parts: {
    lectures: { name: 'Saved lectures', hint: 'Play without a signal. You can save them again in the classroom' },
    pictures: { name: 'Pictures', hint: 'Course covers and pictures you have seen' },
    catalogue: { name: 'Courses and products you have viewed', hint: 'Search and open them without a signal' },
    personal: { name: 'Orders and progress', hint: 'Deleted automatically when you log out' },
    outbox: {
      name: 'Payment reports waiting to be sent',
      hint: 'Stay until they are sent; never deleted automatically',
    },
    unsentProgress: {
      name: 'Learning progress waiting to be sent',
      hint: 'Stays until it is sent; never deleted automatically',
    },
    sharedSlips: { name: 'Slips shared with the app', hint: 'Waiting for you to choose an order' },
    typed: { name: 'Cart and what you typed', hint: 'Stay until you order or send them' },
    app: {
      name: 'The app itself',
      hint: 'Lets the app open without a signal. Includes the space the browser needs for storage',
    },
  },
  clear: 'Delete',
  clearPart: (name) => `Delete: ${name}`,
  question: {
    title: (name) => `Delete from this device: ${name}?`,
    body: (size) => `${freed(size)}Your cart, orders and waiting slips are not affected`,
    typed: (size) =>
      `Your cart, name and email, and anything you typed or attached will be permanently deleted. ${freed(size)}Orders and waiting slips are not affected`,
    confirm: 'Delete from device',
  },
  cleared: 'Deleted from this device',
  notCleared: 'This could not be deleted. Try again',
  clearUnanswered: 'The device has not confirmed this yet. Check again in a moment',
  open: 'See list',
  persist: {
    title: 'Stop the browser from deleting this',
    on: 'The browser will not delete this when space runs low',
    off: 'When space runs low, the browser may delete this',
    ask: 'Ask browser to keep it',
    refused: 'The browser does not allow this yet. Install the app and try again',
    unanswered: 'The browser has not responded yet. If it asks for permission, allow it, or try again',
  },
  unreadable: {
    title: 'Saved data on this device cannot be opened',
    body: 'Try again. If that fails, close the app and open it again',
  },
};
