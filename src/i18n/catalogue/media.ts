import { media as en } from '../en/catalogue/media.ts';
import { media as th } from '../th/catalogue/media.ts';

export const mediaMessages = { th, en };
