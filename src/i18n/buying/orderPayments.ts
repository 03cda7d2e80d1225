import { orderPayments as en } from '../en/buying/orderPayments.ts';
import { orderPayments as th } from '../th/buying/orderPayments.ts';

export const orderPaymentMessages = { th, en };
