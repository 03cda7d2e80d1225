import { persistedForm as en } from '../en/app/persistedForm.ts';
import { persistedForm as th } from '../th/app/persistedForm.ts';

export const persistedFormMessages = { th, en };
