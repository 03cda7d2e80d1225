import { push as en } from './en/push.ts';
import { push as th } from './th/push.ts';

export const pushMessages = { th, en };
