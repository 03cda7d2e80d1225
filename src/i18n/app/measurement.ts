import { measurement as en } from '../en/app/measurement.ts';
import { measurement as th } from '../th/app/measurement.ts';

export const measurementMessages = { th, en };
