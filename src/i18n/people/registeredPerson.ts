import { registeredPerson as en } from '../en/people/registeredPerson.ts';
import { registeredPerson as th } from '../th/people/registeredPerson.ts';

export const registeredPersonMessages = { th, en };
