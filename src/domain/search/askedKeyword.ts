import { withinItself } from '../writtenText.ts';

/** What is typed, or stands in an address, as it is looked for and shown: control characters are blanks, and it stays within itself. */
export const askedKeyword = (typed: string): string => withinItself(typed.replace(/\p{Cc}/gu, ' ')).trim();
