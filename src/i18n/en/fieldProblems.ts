import type { fieldProblems as thai } from '../th/fieldProblems.ts';

export const fieldProblems: typeof thai = {
  required: 'Fill in this field',
  invalid: 'This is not valid',
  wrongType: 'This is not valid',
  tooShort: 'This is too short',
  tooLong: 'This is too long',
  tooSmall: 'This is too small',
  tooLarge: 'This is too large',
  uploadAgain: 'Upload the slip again',
};
