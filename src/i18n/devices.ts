import { devices as en } from './en/devices.ts';
import { devices as th } from './th/devices.ts';

export const devicesMessages = { th, en };
