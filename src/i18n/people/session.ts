import { session as en } from '../en/people/session.ts';
import { session as th } from '../th/people/session.ts';

export const sessionMessages = { th, en };
