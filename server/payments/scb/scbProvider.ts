import { z } from 'zod';
import { providerUrl, variable } from '../../base/configVariables.ts';
import { declareProvider } from '../declareProvider.ts';
import { openScb } from './openScb.ts';

/** SCB: the bank QR. */
export const scbProvider = declareProvider({
  name: 'scb',
  keys: {
    SCB_API_KEY: variable(z.string(), null, 'API key of SCB; without all four values its bank QR is not offered'),
    SCB_API_SECRET: variable(z.string(), null, 'its API secret'),
    SCB_BILLER_ID: variable(z.string().regex(/^\d{15}$/, 'must have 15 digits'), null, 'biller id of the shop there'),
    SCB_REF3_PREFIX: variable(
      z.string().regex(/^[A-Z0-9]{1,8}$/, 'must have 1 to 8 characters of A-Z and 0-9'),
      null,
      'prefix of the third reference, by which the bank finds the address for confirmations',
    ),
  },
  options: {
    SCB_REF2: variable(
      z.string().regex(/^[A-Z0-9]{1,20}$/, 'must have 1 to 20 characters of A-Z and 0-9'),
      null,
      'second reference, only for a biller profile with two',
    ),
  },
  addresses: {
    SCB_API_URL: variable(providerUrl, 'https://api.partners.scb/partners', 'where QR codes are made'),
  },
  open: (settings) =>
    openScb({
      apiKey: settings.SCB_API_KEY,
      apiSecret: settings.SCB_API_SECRET,
      billerId: settings.SCB_BILLER_ID,
      ref3Prefix: settings.SCB_REF3_PREFIX,
      ref2: settings.SCB_REF2 ?? null,
      apiUrl: settings.SCB_API_URL,
    }),
});
