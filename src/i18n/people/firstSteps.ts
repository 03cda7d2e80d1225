import { firstSteps as en } from '../en/people/firstSteps.ts';
import { firstSteps as th } from '../th/people/firstSteps.ts';

export const firstStepsMessages = { th, en };
