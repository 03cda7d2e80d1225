import { accessStates as en } from './en/accessStates.ts';
import { accessStates as th } from './th/accessStates.ts';

export const accessStateMessages = { th, en };
