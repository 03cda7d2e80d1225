import { lateFrame as en } from '../en/app/lateFrame.ts';
import { lateFrame as th } from '../th/app/lateFrame.ts';

export const lateFrameMessages = { th, en };
