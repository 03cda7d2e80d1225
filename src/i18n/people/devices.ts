import { devices as en } from '../en/people/devices.ts';
import { devices as th } from '../th/people/devices.ts';

export const devicesMessages = { th, en };
