import { setAside as en } from './en/setAside.ts';
import { setAside as th } from './th/setAside.ts';

export const setAsideMessages = { th, en };
