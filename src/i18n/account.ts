import { account as en } from './en/account.ts';
import { account as th } from './th/account.ts';

export const accountMessages = { th, en };
