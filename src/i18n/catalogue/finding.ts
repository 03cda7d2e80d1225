import { finding as en } from '../en/catalogue/finding.ts';
import { finding as th } from '../th/catalogue/finding.ts';

export const findingMessages = { th, en };
