import { deskDocuments as en } from '../en/buying/deskDocuments.ts';
import { deskDocuments as th } from '../th/buying/deskDocuments.ts';

export const deskDocumentMessages = { th, en };
