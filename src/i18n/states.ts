import { states as en } from './en/states.ts';
import { states as th } from './th/states.ts';

export const stateMessages = { th, en };
