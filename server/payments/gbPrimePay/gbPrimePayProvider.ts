import { z } from 'zod';
import { providerUrl, variable } from '../../base/configVariables.ts';
import { declareProvider } from '../declareProvider.ts';
import { openGbPrimePay } from './openGbPrimePay.ts';

/** GBPrimePay: payment links, and PromptPay. */
export const gbPrimePayProvider = declareProvider({
  name: 'gbPrimePay',
  keys: {
    GBPRIMEPAY_TOKEN: variable(
      z.string(),
      null,
      'customer key (token) of GBPrimePay; without both keys its methods are not offered',
    ),
    GBPRIMEPAY_SECRET_KEY: variable(z.string(), null, 'its secret key'),
  },
  addresses: {
    GBPRIMEPAY_API_URL: variable(providerUrl, 'https://api.gbprimepay.com', 'where its links and QR codes are made'),
  },
  open: (settings) =>
    openGbPrimePay({
      token: settings.GBPRIMEPAY_TOKEN,
      secretKey: settings.GBPRIMEPAY_SECRET_KEY,
      apiUrl: settings.GBPRIMEPAY_API_URL,
    }),
});
