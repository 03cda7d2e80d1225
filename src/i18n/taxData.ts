import { taxData as en } from './en/taxData.ts';
import { taxData as th } from './th/taxData.ts';

export const taxDataMessages = { th, en };
