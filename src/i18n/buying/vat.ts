import { vat as en } from '../en/buying/vat.ts';
import { vat as th } from '../th/buying/vat.ts';

export const vatMessages = { th, en };
