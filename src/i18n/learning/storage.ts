import { storage as en } from '../en/learning/storage.ts';
import { storage as th } from '../th/learning/storage.ts';

export const storageMessages = { th, en };
