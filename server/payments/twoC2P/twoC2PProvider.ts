import { z } from 'zod';
import { providerUrl, variable } from '../../base/configVariables.ts';
import { declareProvider } from '../declareProvider.ts';
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
  addresses: {
    TWO_C2P_API_URL: variable(providerUrl, 'https://pgw.2c2p.com', 'where its payments are made and asked about'),
  },
  open: (settings) =>
    openGateway({
      merchantId: settings.TWO_C2P_MERCHANT_ID,
      secretKey: settings.TWO_C2P_SECRET_KEY,
      apiUrl: settings.TWO_C2P_API_URL,
    }),
});
