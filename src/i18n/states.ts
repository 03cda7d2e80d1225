import { dictionary } from './dictionary.ts';
import { states } from './th/states.ts';

export const stateMessages = dictionary('states', states);
