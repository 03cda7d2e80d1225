import { orderCare as en } from '../en/buying/orderCare.ts';
import { orderCare as th } from '../th/buying/orderCare.ts';

export const orderCareMessages = { th, en };
