import { itemEditing as en } from '../en/catalogue/itemEditing.ts';
import { itemEditing as th } from '../th/catalogue/itemEditing.ts';

export const itemEditingMessages = { th, en };
