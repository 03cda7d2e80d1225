import { product as en } from './en/product.ts';
import { product as th } from './th/product.ts';

export const productMessages = { th, en };
