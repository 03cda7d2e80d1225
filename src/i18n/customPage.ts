import { customPage as en } from './en/customPage.ts';
import { customPage as th } from './th/customPage.ts';

export const customPageMessages = { th, en };
