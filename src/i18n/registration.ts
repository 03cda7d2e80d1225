import { registration as en } from './en/registration.ts';
import { registration as th } from './th/registration.ts';

export const registrationMessages = { th, en };
