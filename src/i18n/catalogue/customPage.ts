import { customPage as en } from '../en/catalogue/customPage.ts';
import { customPage as th } from '../th/catalogue/customPage.ts';

export const customPageMessages = { th, en };
