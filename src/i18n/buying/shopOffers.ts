import { shopOffers as en } from '../en/buying/shopOffers.ts';
import { shopOffers as th } from '../th/buying/shopOffers.ts';

export const shopOffersMessages = { th, en };
