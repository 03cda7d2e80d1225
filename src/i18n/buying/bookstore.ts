import { bookstore as en } from '../en/buying/bookstore.ts';
import { bookstore as th } from '../th/buying/bookstore.ts';

export const bookstoreMessages = { th, en };
