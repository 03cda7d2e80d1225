import { contact as en } from '../en/catalogue/contact.ts';
import { contact as th } from '../th/catalogue/contact.ts';

export const contactMessages = { th, en };
