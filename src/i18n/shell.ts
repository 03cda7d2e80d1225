import { shell as en } from './en/shell.ts';
import { shell as th } from './th/shell.ts';

export const shellMessages = { th, en };
