import { z } from 'zod';
import { providerUrl, variable } from '../../base/configVariables.ts';
import { declareProvider } from '../declareProvider.ts';
import { openXendit } from './openXendit.ts';

/** Xendit: the payment link as an invoice, in a shop without keys of GBPrimePay. */
export const xenditProvider = declareProvider({
  name: 'xendit',
  keys: {
    XENDIT_SECRET_KEY: variable(
      z.string(),
      null,
      'secret key of Xendit, whose invoices are the payment link of a shop without keys of GBPrimePay',
    ),
    XENDIT_CALLBACK_TOKEN: variable(
      z.string().min(8, 'must have at least 8 characters'),
      null,
      'verification token of its callbacks, which go to PUBLIC_URL/webhook/payment/xendit',
    ),
  },
  addresses: {
    XENDIT_API_URL: variable(providerUrl, 'https://api.xendit.co', 'where its invoices are made'),
  },
  open: (settings) =>
    openXendit({
      secretKey: settings.XENDIT_SECRET_KEY,
      callbackToken: settings.XENDIT_CALLBACK_TOKEN,
      apiUrl: settings.XENDIT_API_URL,
    }),
});
