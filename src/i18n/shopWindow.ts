import { shopWindow as en } from './en/shopWindow.ts';
import { shopWindow as th } from './th/shopWindow.ts';

export const shopWindowMessages = { th, en };
