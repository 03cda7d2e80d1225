import { moderation as en } from '../en/catalogue/moderation.ts';
import { moderation as th } from '../th/catalogue/moderation.ts';

export const moderationMessages = { th, en };
