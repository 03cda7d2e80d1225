import { courseStates as en } from '../en/catalogue/courseStates.ts';
import { courseStates as th } from '../th/catalogue/courseStates.ts';

export const courseStateMessages = { th, en };
