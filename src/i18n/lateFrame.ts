import { lateFrame as en } from './en/lateFrame.ts';
import { lateFrame as th } from './th/lateFrame.ts';

export const lateFrameMessages = { th, en };
