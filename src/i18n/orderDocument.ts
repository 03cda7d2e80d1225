import { orderDocument as en } from './en/orderDocument.ts';
import { orderDocument as th } from './th/orderDocument.ts';

export const orderDocumentMessages = { th, en };
