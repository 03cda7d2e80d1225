import { siteHead as en } from './en/siteHead.ts';
import { siteHead as th } from './th/siteHead.ts';

export const siteHeadMessages = { th, en };
