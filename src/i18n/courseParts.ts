import { courseParts as en } from './en/courseParts.ts';
import { courseParts as th } from './th/courseParts.ts';

export const coursePartsMessages = { th, en };
