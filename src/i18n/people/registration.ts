import { registration as en } from '../en/people/registration.ts';
import { registration as th } from '../th/people/registration.ts';

export const registrationMessages = { th, en };
