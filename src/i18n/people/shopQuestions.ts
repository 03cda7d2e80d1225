import { shopQuestions as en } from '../en/people/shopQuestions.ts';
import { shopQuestions as th } from '../th/people/shopQuestions.ts';

export const shopQuestionMessages = { th, en };
