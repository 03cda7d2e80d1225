import { shopQuestions as en } from './en/shopQuestions.ts';
import { shopQuestions as th } from './th/shopQuestions.ts';

export const shopQuestionMessages = { th, en };
