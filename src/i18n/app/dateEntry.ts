import { dateEntry as en } from '../en/app/dateEntry.ts';
import { dateEntry as th } from '../th/app/dateEntry.ts';

export const dateEntryMessages = { th, en };
