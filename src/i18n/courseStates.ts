import { courseStates as en } from './en/courseStates.ts';
import { courseStates as th } from './th/courseStates.ts';

export const courseStateMessages = { th, en };
