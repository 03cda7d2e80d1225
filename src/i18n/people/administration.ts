import { administration as en } from '../en/people/administration.ts';
import { administration as th } from '../th/people/administration.ts';

export const administrationMessages = { th, en };
