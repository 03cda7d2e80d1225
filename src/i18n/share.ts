import { share as en } from './en/share.ts';
import { share as th } from './th/share.ts';

export const shareMessages = { th, en };
