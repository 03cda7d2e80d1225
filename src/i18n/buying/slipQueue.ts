import { slipQueue as en } from '../en/buying/slipQueue.ts';
import { slipQueue as th } from '../th/buying/slipQueue.ts';

export const slipQueueMessages = { th, en };
