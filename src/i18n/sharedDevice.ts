import { sharedDevice as en } from './en/sharedDevice.ts';
import { sharedDevice as th } from './th/sharedDevice.ts';

export const sharedDeviceMessages = { th, en };
