import { catalogue as en } from './en/catalogue.ts';
import { catalogue as th } from './th/catalogue.ts';

export const catalogueMessages = { th, en };
