import { mailedEntry as en } from './en/mailedEntry.ts';
import { mailedEntry as th } from './th/mailedEntry.ts';

export const mailedEntryMessages = { th, en };
