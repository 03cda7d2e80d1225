import { dictionary } from '../dictionary.ts';
import { ui } from '../th/app/ui.ts';

export const uiMessages = dictionary('ui', ui);
