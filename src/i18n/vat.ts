import { vat as en } from './en/vat.ts';
import { vat as th } from './th/vat.ts';

export const vatMessages = { th, en };
