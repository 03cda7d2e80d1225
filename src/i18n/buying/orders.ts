import { orders as en } from '../en/buying/orders.ts';
import { orders as th } from '../th/buying/orders.ts';

export const ordersMessages = { th, en };
