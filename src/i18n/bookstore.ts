import { bookstore as en } from './en/bookstore.ts';
import { bookstore as th } from './th/bookstore.ts';

export const bookstoreMessages = { th, en };
