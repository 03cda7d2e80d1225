import { formerPerson as en } from './en/formerPerson.ts';
import { formerPerson as th } from './th/formerPerson.ts';

export const formerPersonMessages = { th, en };
