import { courseTypes as en } from '../en/catalogue/courseTypes.ts';
import { courseTypes as th } from '../th/catalogue/courseTypes.ts';

export const courseTypeMessages = { th, en };
