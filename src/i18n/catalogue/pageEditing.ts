import { pageEditing as en } from '../en/catalogue/pageEditing.ts';
import { pageEditing as th } from '../th/catalogue/pageEditing.ts';

export const pageEditingMessages = { th, en };
