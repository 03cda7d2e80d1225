import { mailedEntry as en } from '../en/people/mailedEntry.ts';
import { mailedEntry as th } from '../th/people/mailedEntry.ts';

export const mailedEntryMessages = { th, en };
