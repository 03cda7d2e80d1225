import { shopFigures as en } from '../en/buying/shopFigures.ts';
import { shopFigures as th } from '../th/buying/shopFigures.ts';

export const shopFiguresMessages = { th, en };
