import { z } from 'zod';
import { providerUrl, variable } from '../../base/configVariables.ts';
import { declareProvider } from '../declareProvider.ts';
import { certificateSchema, privateKeySchema } from './actionKeys.ts';
import { openSecurePay } from './openSecurePay.ts';

/** 2C2P SecurePay: cards. */
export const twoC2PCardProvider = declareProvider({
  name: 'twoC2PCard',
  keys: {
    TWO_C2P_CARD_MERCHANT_ID: variable(
      z.string().regex(/^[A-Za-z0-9]{1,25}$/, 'must have letters and digits'),
      null,
      'merchant id of 2C2P SecurePay; without all four values its card payment is not offered',
    ),
    TWO_C2P_CARD_SECRET_KEY: variable(z.string(), null, 'its secret key'),
    TWO_C2P_CARD_PRIVATE_KEY: variable(
      privateKeySchema,
      null,
      "the shop's private RSA key for inquiries (PKCS #8, base64), whose public key 2C2P has",
    ),
    TWO_C2P_CARD_CERTIFICATE: variable(certificateSchema, null, "2C2P's certificate for inquiries (X.509, base64)"),
  },
  addresses: {
    TWO_C2P_CARD_FORM_URL: variable(
      providerUrl,
      'https://s.2c2p.com/SecurePayment/PaymentAuth.aspx',
      'page that browsers post the form to',
    ),
    TWO_C2P_CARD_SCRIPT_URL: variable(
      providerUrl,
      'https://t.2c2p.com/SecurePayment/api/my2c2p.1.6.9.min.js',
      'script that encrypts cards in the browser',
    ),
    TWO_C2P_CARD_ACTION_URL: variable(
      providerUrl,
      'https://t.2c2p.com/PaymentAction/2.0/action',
      'where payments are asked about',
    ),
  },
  open: (settings) =>
    openSecurePay({
      merchantId: settings.TWO_C2P_CARD_MERCHANT_ID,
      secretKey: settings.TWO_C2P_CARD_SECRET_KEY,
      privateKey: settings.TWO_C2P_CARD_PRIVATE_KEY,
      certificate: settings.TWO_C2P_CARD_CERTIFICATE,
      formUrl: settings.TWO_C2P_CARD_FORM_URL,
      scriptUrl: settings.TWO_C2P_CARD_SCRIPT_URL,
      actionUrl: settings.TWO_C2P_CARD_ACTION_URL,
    }),
});
