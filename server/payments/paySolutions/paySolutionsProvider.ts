import { z } from 'zod';
import { providerUrl, variable } from '../../base/configVariables.ts';
import { declareProvider } from '../declareProvider.ts';
import { openPaySolutions } from './openPaySolutions.ts';

/** Pay Solutions: bill payment. */
export const paySolutionsProvider = declareProvider({
  name: 'paySolutions',
  keys: {
    PAY_SOLUTIONS_MERCHANT_ID: variable(
      z.string().regex(/^\d{8}$/, 'must have 8 digits'),
      null,
      'merchant id of Pay Solutions; without all three values its bill payment is not offered. Its postback address there is PUBLIC_URL/webhook/payment/pay-solutions',
    ),
    PAY_SOLUTIONS_SECRET_KEY: variable(z.string(), null, 'its merchant secret key'),
    PAY_SOLUTIONS_API_KEY: variable(z.string(), null, 'its API key'),
  },
  addresses: {
    PAY_SOLUTIONS_API_URL: variable(providerUrl, 'https://apis.paysolutions.asia', 'where payments are asked about'),
    PAY_SOLUTIONS_FORM_URL: variable(
      providerUrl,
      'https://payments.paysolutions.asia/payment',
      'page that browsers post the form to',
    ),
  },
  open: (settings) =>
    openPaySolutions({
      merchantId: settings.PAY_SOLUTIONS_MERCHANT_ID,
      secretKey: settings.PAY_SOLUTIONS_SECRET_KEY,
      apiKey: settings.PAY_SOLUTIONS_API_KEY,
      apiUrl: settings.PAY_SOLUTIONS_API_URL,
      formUrl: settings.PAY_SOLUTIONS_FORM_URL,
    }),
});
