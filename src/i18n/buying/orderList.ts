import { orderList as en } from '../en/buying/orderList.ts';
import { orderList as th } from '../th/buying/orderList.ts';

export const orderListMessages = { th, en };
