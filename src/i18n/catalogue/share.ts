import { share as en } from '../en/catalogue/share.ts';
import { share as th } from '../th/catalogue/share.ts';

export const shareMessages = { th, en };
