import { accessStates as en } from '../en/people/accessStates.ts';
import { accessStates as th } from '../th/people/accessStates.ts';

export const accessStateMessages = { th, en };
