import { storage as en } from './en/storage.ts';
import { storage as th } from './th/storage.ts';

export const storageMessages = { th, en };
