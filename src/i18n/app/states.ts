import { dictionary } from '../dictionary.ts';
import { states } from '../th/app/states.ts';

export const stateMessages = dictionary('states', states);
