import { dictionary } from './dictionary.ts';
import { course } from './th/course.ts';

export const courseMessages = dictionary('course', course);
