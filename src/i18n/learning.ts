import { learning as en } from './en/learning.ts';
import { learning as th } from './th/learning.ts';

export const learningMessages = { th, en };
