import { install as en } from '../en/app/install.ts';
import { install as th } from '../th/app/install.ts';

export const installMessages = { th, en };
