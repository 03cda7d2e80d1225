import type { orderDocument as thai } from '../../th/buying/orderDocument.ts';

export const orderDocument: typeof thai = {
  heading: { fullTaxInvoice: 'Tax invoice and receipt', receipt: 'Receipt' },
  download: {
    fullTaxInvoice: 'Download tax invoice (PDF)',
    receipt: 'Download receipt (PDF)',
    creditNote: 'Download credit note (PDF)',
  },
  ofOrder: (action: string, number: string) => `${action}, order #${number}`,
  saved: 'Downloaded',
  needsNetwork: 'Downloading needs a connection. Press now and we will do it as soon as the shop can be reached',
  logIn: 'The tax invoice contains the buyer’s details. Log in with the account used for the order to download it.',
  logInAction: 'Log in',
  refunded: 'This document was issued at the time of payment, before the refund.',
};
