import { dictionary } from './dictionary.ts';
import { shell } from './th/shell.ts';

export const shellMessages = dictionary('shell', shell);
