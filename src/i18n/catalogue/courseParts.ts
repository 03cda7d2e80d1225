import { dictionary } from '../dictionary.ts';
import { courseParts } from '../th/catalogue/courseParts.ts';

export const coursePartsMessages = dictionary('courseParts', courseParts);
