import { teaching as en } from '../en/catalogue/teaching.ts';
import { teaching as th } from '../th/catalogue/teaching.ts';

export const teachingMessages = { th, en };
