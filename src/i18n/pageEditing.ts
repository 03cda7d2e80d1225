import { pageEditing as en } from './en/pageEditing.ts';
import { pageEditing as th } from './th/pageEditing.ts';

export const pageEditingMessages = { th, en };
