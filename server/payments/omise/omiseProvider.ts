import { z } from 'zod';
import { providerUrl, variable } from '../../base/configVariables.ts';
import { declareProvider } from '../declareProvider.ts';
import { openOmise } from './openOmise.ts';

/** Omise: cards by token, and PromptPay. */
export const omiseProvider = declareProvider({
  name: 'omise',
  keys: {
    OMISE_PUBLIC_KEY: variable(z.string(), null, 'public key of Omise; without both keys its methods are not offered'),
    OMISE_SECRET_KEY: variable(z.string(), null, 'its secret key'),
  },
  options: {
    OMISE_WEBHOOK_SECRET: variable(
      z.string().regex(/^[A-Za-z0-9+/=]+$/, 'must be base64'),
      null,
      'its webhook secret; without it notifications are taken unsigned, as hints to ask',
    ),
  },
  addresses: {
    OMISE_API_URL: variable(providerUrl, 'https://api.omise.co', 'where charges are made'),
    OMISE_VAULT_URL: variable(providerUrl, 'https://vault.omise.co', 'where browsers bring card numbers'),
    OMISE_SCRIPT_URL: variable(providerUrl, 'https://cdn.omise.co/omise.js', 'script of the card fields'),
  },
  open: (settings) =>
    openOmise({
      publicKey: settings.OMISE_PUBLIC_KEY,
      secretKey: settings.OMISE_SECRET_KEY,
      webhookSecret: settings.OMISE_WEBHOOK_SECRET ?? null,
      apiUrl: settings.OMISE_API_URL,
      vaultUrl: settings.OMISE_VAULT_URL,
      scriptUrl: settings.OMISE_SCRIPT_URL,
    }),
});
