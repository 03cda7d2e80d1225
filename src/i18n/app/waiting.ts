import { waiting as en } from '../en/app/waiting.ts';
import { waiting as th } from '../th/app/waiting.ts';

export const waitingMessages = { th, en };
