import { z } from 'zod';
import { providerUrl, variable } from '../../base/configVariables.ts';
import { declareProvider } from '../declareProvider.ts';
import { openPayPal } from './openPayPal.ts';

/** PayPal: the wallet. */
export const payPalProvider = declareProvider({
  name: 'payPal',
  keys: {
    PAYPAL_CLIENT_ID: variable(z.string(), null, 'client id of PayPal; without both keys the wallet is not offered'),
    PAYPAL_CLIENT_SECRET: variable(z.string(), null, 'its secret'),
  },
  options: {
    PAYPAL_WEBHOOK_ID: variable(
      z.string().regex(/^[A-Z0-9]{1,50}$/, 'must have 1 to 50 characters of A-Z and 0-9'),
      null,
      'id of the webhook for PUBLIC_URL/webhook/payment/paypal; without it notifications are taken unverified, as hints to ask',
    ),
  },
  addresses: {
    PAYPAL_API_URL: variable(providerUrl, 'https://api-m.paypal.com', 'where its orders are made'),
  },
  open: (settings) =>
    openPayPal({
      clientId: settings.PAYPAL_CLIENT_ID,
      clientSecret: settings.PAYPAL_CLIENT_SECRET,
      webhookId: settings.PAYPAL_WEBHOOK_ID ?? null,
      apiUrl: settings.PAYPAL_API_URL,
    }),
});
