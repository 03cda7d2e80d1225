import { orderDocument as en } from '../en/buying/orderDocument.ts';
import { orderDocument as th } from '../th/buying/orderDocument.ts';

export const orderDocumentMessages = { th, en };
