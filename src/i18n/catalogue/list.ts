import { dictionary } from '../dictionary.ts';
import { list } from '../th/catalogue/list.ts';

export const listMessages = dictionary('list', list);
