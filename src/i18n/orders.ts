import { orders as en } from './en/orders.ts';
import { orders as th } from './th/orders.ts';

export const ordersMessages = { th, en };
