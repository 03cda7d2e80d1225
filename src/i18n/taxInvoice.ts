import { taxInvoice as en } from './en/taxInvoice.ts';
import { taxInvoice as th } from './th/taxInvoice.ts';

export const taxInvoiceMessages = { th, en };
