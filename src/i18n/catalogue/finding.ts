import { dictionary } from '../dictionary.ts';
import { finding } from '../th/catalogue/finding.ts';

export const findingMessages = dictionary('finding', finding);
