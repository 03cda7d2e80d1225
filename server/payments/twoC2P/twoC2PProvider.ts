import { z } from 'zod';
import { providerUrl, variable } from '../../base/configVariables.ts';
import { declareProvider } from '../declareProvider.ts';
import { certificateSchema, privateKeySchema } from './actionKeys.ts';
import { openGateway } from './openGateway.ts';

/** 2C2P's payment gateway: installments and QR. */
export const twoC2PProvider = declareProvider({
  name: 'twoC2P',
  keys: {
    TWO_C2P_MERCHANT_ID: variable(
      z.string().regex(/^[A-Za-z0-9]{1,25}$/, 'must have letters and digits'),
      null,
      "merchant id of 2C2P's payment gateway; without both values its installments and QR are not offered",
    ),
    TWO_C2P_SECRET_KEY: variable(z.string(), null, 'its secret key'),
  },
  options: {
    TWO_C2P_PRIVATE_KEY: variable(
      privateKeySchema,
      null,
      "the shop's private RSA key for refunds (PKCS #8, base64), whose public key 2C2P has; without it installments are paid back by hand",
    ),
    TWO_C2P_CERTIFICATE: variable(certificateSchema, null, "2C2P's certificate for refunds (X.509, base64)"),
  },
  addresses: {
    TWO_C2P_API_URL: variable(providerUrl, 'https://pgw.2c2p.com', 'where its payments are made and asked about'),
    TWO_C2P_ACTION_URL: variable(
      providerUrl,
      'https://t.2c2p.com/PaymentAction/2.0/action',
      'where installments are paid back',
    ),
  },
  open: ({ TWO_C2P_PRIVATE_KEY: privateKey, TWO_C2P_CERTIFICATE: certificate, ...settings }) =>
    openGateway({
      merchantId: settings.TWO_C2P_MERCHANT_ID,
      secretKey: settings.TWO_C2P_SECRET_KEY,
      apiUrl: settings.TWO_C2P_API_URL,
      action: privateKey && certificate ? { privateKey, certificate, actionUrl: settings.TWO_C2P_ACTION_URL } : null,
    }),
});
