import { dictionary } from '../dictionary.ts';
import { catalogue } from '../th/catalogue/catalogue.ts';

export const catalogueMessages = dictionary('catalogue', catalogue);
