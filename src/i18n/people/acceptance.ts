import { acceptance as en } from '../en/people/acceptance.ts';
import { acceptance as th } from '../th/people/acceptance.ts';

export const acceptanceMessages = { th, en };
