import { taxData as en } from '../en/buying/taxData.ts';
import { taxData as th } from '../th/buying/taxData.ts';

export const taxDataMessages = { th, en };
