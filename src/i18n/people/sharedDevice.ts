import { sharedDevice as en } from '../en/people/sharedDevice.ts';
import { sharedDevice as th } from '../th/people/sharedDevice.ts';

export const sharedDeviceMessages = { th, en };
