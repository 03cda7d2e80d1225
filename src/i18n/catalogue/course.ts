import { dictionary } from '../dictionary.ts';
import { course } from '../th/catalogue/course.ts';

export const courseMessages = dictionary('course', course);
