import { courseTypes as en } from './en/courseTypes.ts';
import { courseTypes as th } from './th/courseTypes.ts';

export const courseTypeMessages = { th, en };
