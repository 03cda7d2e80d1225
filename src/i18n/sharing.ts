import { sharing as en } from './en/sharing.ts';
import { sharing as th } from './th/sharing.ts';

export const sharingMessages = { th, en };
