import type { storage as thai } from '../../th/learning/storage.ts';

/** '' if the size is unknown. */
const freed = (size: string | null) => (size === null ? '' : `This frees about ${size}. `);

export const storage: typeof thai = {
  title: 'Storage on this device',
  body: 'What is kept here so that it opens without a connection',
  used: (size) => `${size} used`,
  free: (size) => `${size} free`,
  bar: 'Space used',
  parts: {
    lectures: { name: 'Saved lectures', hint: 'Play without a connection. Save them again in the classroom' },
    pictures: { name: 'Pictures', hint: 'Course covers and pictures you have seen' },
    catalogue: { name: 'Courses and products you have seen', hint: 'Search and open them without a connection' },
    personal: { name: 'Orders and progress', hint: 'Removed by itself when you log out' },
    outbox: {
      name: 'Payment reports waiting to be sent',
      hint: 'Stay until they are sent, never removed by themselves',
    },
    unsentProgress: {
      name: 'Learning progress waiting to be sent',
      hint: 'Stays until it is sent, never removed by itself',
    },
    sharedSlips: { name: 'Slips shared with the app', hint: 'Wait for you to choose their order' },
    typed: { name: 'Cart and what you typed', hint: 'Stay until you have ordered or sent them' },
    app: { name: 'The app itself', hint: 'Opens without a connection. With the browser’s own bookkeeping' },
  },
  clear: 'Remove',
  clearPart: (name) => `Remove: ${name}`,
  question: {
    title: (name) => `Remove from this device: ${name}?`,
    body: (size) => `${freed(size)}Your cart, orders and waiting slips stay`,
    typed: (size) =>
      `Your cart, name and e-mail, and what you typed with its pictures are gone for good. ${freed(size)}Orders and waiting slips stay`,
    confirm: 'Remove from device',
  },
  cleared: 'Removed from this device',
  notCleared: 'That did not work. Try again',
  clearUnanswered: 'This device has not said yet that it is removed. Look again in a moment',
  open: 'See the list',
  persist: {
    title: 'Keep the browser from clearing it',
    on: 'The browser will not clear this by itself when space runs short',
    off: 'When space runs short the browser may clear this by itself',
    ask: 'Ask to keep it',
    refused: 'The browser does not allow it yet. Install the app and try again',
    unanswered: 'The browser has not answered yet. If it asks you something, allow it, or try again',
  },
  unreadable: {
    title: 'What is kept here could not be read',
    body: 'Try again. If it still fails, close the app and open it again',
  },
};
