import { dictionary } from '../dictionary.ts';
import { shell } from '../th/app/shell.ts';

export const shellMessages = dictionary('shell', shell);
