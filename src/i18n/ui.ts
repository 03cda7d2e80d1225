import { dictionary } from './dictionary.ts';
import { ui } from './th/ui.ts';

export const uiMessages = dictionary('ui', ui);
