import { taxInvoice as en } from '../en/buying/taxInvoice.ts';
import { taxInvoice as th } from '../th/buying/taxInvoice.ts';

export const taxInvoiceMessages = { th, en };
