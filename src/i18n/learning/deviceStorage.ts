import { deviceStorage as en } from '../en/learning/deviceStorage.ts';
import { deviceStorage as th } from '../th/learning/deviceStorage.ts';

export const deviceStorageMessages = { th, en };
