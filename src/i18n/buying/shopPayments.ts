import { shopPayments as en } from '../en/buying/shopPayments.ts';
import { shopPayments as th } from '../th/buying/shopPayments.ts';

export const shopPaymentsMessages = { th, en };
