import { product as en } from '../en/catalogue/product.ts';
import { product as th } from '../th/catalogue/product.ts';

export const productMessages = { th, en };
