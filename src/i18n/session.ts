import { session as en } from './en/session.ts';
import { session as th } from './th/session.ts';

export const sessionMessages = { th, en };
