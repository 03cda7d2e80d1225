import { setAside as en } from '../en/buying/setAside.ts';
import { setAside as th } from '../th/buying/setAside.ts';

export const setAsideMessages = { th, en };
