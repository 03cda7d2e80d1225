import { formerPerson as en } from '../en/people/formerPerson.ts';
import { formerPerson as th } from '../th/people/formerPerson.ts';

export const formerPersonMessages = { th, en };
