import { keptForm as en } from '../en/app/keptForm.ts';
import { keptForm as th } from '../th/app/keptForm.ts';

export const keptFormMessages = { th, en };
