import { deskPeople as en } from '../en/people/deskPeople.ts';
import { deskPeople as th } from '../th/people/deskPeople.ts';

export const deskPeopleMessages = { th, en };
