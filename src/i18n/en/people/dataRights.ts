import type { dataRights as thai } from '../../th/people/dataRights.ts';

export const dataRights: typeof thai = {
  title: 'Personal data',
  own: 'Take a copy of everything the shop holds about you: orders, progress, questions and the files you sent. To have your data erased, write to the shop',
  body: 'Everybody may ask for a copy of their data and for its erasure (PDPA). Both go into the record of changes',
  download: 'Download the data',
  done: 'Data downloaded',
  needsNetwork: 'You need a connection to download the data',
  erase: 'Erase the data',
  eraseTitle: 'Erase the data of this person?',
  eraseGone:
    'Name, email, phone, addresses, pictures, progress and access to courses are gone for good, and every device is logged out. Questions stay without a name',
  eraseKept:
    'Accounting and tax law keep the papers of a sale for 5 years, so the name on receipts, tax data and the slips of paid orders stay. They are erased by themselves afterwards',
  confirmation: (word) => `Type ${word} to confirm`,
  eraseConfirm: 'Erase for good',
  erased: 'Data erased',
};
