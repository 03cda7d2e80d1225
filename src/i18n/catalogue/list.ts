import { list as en } from '../en/catalogue/list.ts';
import { list as th } from '../th/catalogue/list.ts';

export const listMessages = { th, en };
