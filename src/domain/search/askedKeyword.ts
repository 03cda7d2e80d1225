import { withinItself } from '../writtenText.ts';

/** A typed keyword as searched and shown: control characters become spaces, and direction changes are closed. */
export const askedKeyword = (typed: string): string => withinItself(typed.replace(/\p{Cc}/gu, ' ')).trim();
