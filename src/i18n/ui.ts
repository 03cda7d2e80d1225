import { ui as en } from './en/ui.ts';
import { ui as th } from './th/ui.ts';

export const uiMessages = { th, en };
