import { siteHead as en } from '../en/app/siteHead.ts';
import { siteHead as th } from '../th/app/siteHead.ts';

export const siteHeadMessages = { th, en };
