import type { fieldProblems as thai } from '../../th/app/fieldProblems.ts';

export const fieldProblems: typeof thai = {
  required: 'Fill in this field',
  invalid: 'This is not valid',
  wrongType: 'This is not valid',
  tooShort: 'This is too short',
  tooLong: 'This is too long',
  tooSmall: 'This is too small',
  tooLarge: 'This is too large',
  'password.wrong': 'This is not your current password',
  'signIn.lastWay': 'This is the only way into the account. Set a password or link another account first',
  slipUsed: 'This slip was already reported for another order, attach the slip of this one',
  uploadAgain: 'Upload the slip again',
};
