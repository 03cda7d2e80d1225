import { moderation as en } from './en/moderation.ts';
import { moderation as th } from './th/moderation.ts';

export const moderationMessages = { th, en };
