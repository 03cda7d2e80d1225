import { course as en } from './en/course.ts';
import { course as th } from './th/course.ts';

export const courseMessages = { th, en };
