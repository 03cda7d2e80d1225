import { dictionary } from '../dictionary.ts';
import { courseTypes } from '../th/catalogue/courseTypes.ts';

export const courseTypeMessages = dictionary('courseTypes', courseTypes);
