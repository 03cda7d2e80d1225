import type { dataRights as thai } from '../../th/people/dataRights.ts';

export const dataRights: typeof thai = {
  title: 'Personal data',
  own: 'Get a copy of everything the shop holds about you: orders, progress, questions and the files you sent. To have your data erased, contact the shop',
  body: 'Under the PDPA, anyone can request a copy of their data or ask for it to be erased. Both are recorded in the change log',
  download: 'Download data',
  done: 'Data downloaded',
  needsNetwork: 'You need a connection to download data',
  erase: 'Erase data',
  eraseTitle: 'Erase this person’s data?',
  eraseGone:
    'Name, email, phone, addresses, pictures, progress and course access will be permanently erased, and all devices logged out. Questions stay without a name',
  eraseKept:
    'Accounting and tax law requires sales documents to be kept for 5 years, so the name on receipts, tax details and slips of paid orders stay. They are erased automatically after that',
  confirmation: (word) => `Type ${word} to confirm`,
  eraseConfirm: 'Erase permanently',
  erased: 'Data erased',
};
