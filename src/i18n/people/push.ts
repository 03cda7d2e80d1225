import { push as en } from '../en/people/push.ts';
import { push as th } from '../th/people/push.ts';

export const pushMessages = { th, en };
