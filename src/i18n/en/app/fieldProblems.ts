import type { fieldProblems as thai } from '../../th/app/fieldProblems.ts';

export const fieldProblems: typeof thai = {
  required: 'Please fill in this field',
  invalid: 'Please check this field',
  wrongType: 'Please check this field',
  tooShort: 'This is too short',
  tooLong: 'This is too long',
  tooSmall: 'This is too small',
  tooLarge: 'This is too large',
  'password.wrong': 'This is not your current password',
  'signIn.lastWay': 'This is the only way to log in to your account. Set a password or link another account first',
  slipUsed: 'This slip was already used for another order. Please attach the slip for this one',
  slipUnreadable: 'This slip cannot be opened. Please attach it again',
  uploadAgain: 'Please upload the slip again',
};
