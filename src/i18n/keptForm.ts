import { keptForm as en } from './en/keptForm.ts';
import { keptForm as th } from './th/keptForm.ts';

export const keptFormMessages = { th, en };
