import { deviceStorage as en } from './en/deviceStorage.ts';
import { deviceStorage as th } from './th/deviceStorage.ts';

export const deviceStorageMessages = { th, en };
