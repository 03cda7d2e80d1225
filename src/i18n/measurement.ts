import { measurement as en } from './en/measurement.ts';
import { measurement as th } from './th/measurement.ts';

export const measurementMessages = { th, en };
