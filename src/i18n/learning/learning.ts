import { learning as en } from '../en/learning/learning.ts';
import { learning as th } from '../th/learning/learning.ts';

export const learningMessages = { th, en };
