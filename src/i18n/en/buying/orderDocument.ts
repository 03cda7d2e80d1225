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
  needsNetwork: 'Downloading needs a connection. Press now and it goes on by itself once the shop can be reached',
  logIn: 'A tax invoice has the buyer’s details. Log in with the account that ordered to download it.',
  logInAction: 'Log in',
  refunded: 'This document was issued with the payment, before the refund.',
};
