import { registeredPerson as en } from './en/registeredPerson.ts';
import { registeredPerson as th } from './th/registeredPerson.ts';

export const registeredPersonMessages = { th, en };
