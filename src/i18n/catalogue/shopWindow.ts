import { shopWindow as en } from '../en/catalogue/shopWindow.ts';
import { shopWindow as th } from '../th/catalogue/shopWindow.ts';

export const shopWindowMessages = { th, en };
