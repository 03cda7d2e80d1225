import { sharing as en } from '../en/catalogue/sharing.ts';
import { sharing as th } from '../th/catalogue/sharing.ts';

export const sharingMessages = { th, en };
