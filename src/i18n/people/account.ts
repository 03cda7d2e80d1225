import { account as en } from '../en/people/account.ts';
import { account as th } from '../th/people/account.ts';

export const accountMessages = { th, en };
