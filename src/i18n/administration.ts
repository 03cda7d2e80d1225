import { administration as en } from './en/administration.ts';
import { administration as th } from './th/administration.ts';

export const administrationMessages = { th, en };
