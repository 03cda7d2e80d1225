import { install as en } from './en/install.ts';
import { install as th } from './th/install.ts';

export const installMessages = { th, en };
