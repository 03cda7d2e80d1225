import { exactMatches as en } from '../en/buying/exactMatches.ts';
import { exactMatches as th } from '../th/buying/exactMatches.ts';

export const exactMatchesMessages = { th, en };
