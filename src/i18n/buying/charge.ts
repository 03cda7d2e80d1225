import { charge as en } from '../en/buying/charge.ts';
import { charge as th } from '../th/buying/charge.ts';

export const chargeMessages = { th, en };
