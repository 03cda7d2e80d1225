import { courseParts as en } from '../en/catalogue/courseParts.ts';
import { courseParts as th } from '../th/catalogue/courseParts.ts';

export const coursePartsMessages = { th, en };
