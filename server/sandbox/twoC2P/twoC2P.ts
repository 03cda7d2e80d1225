import type { Provider, ProviderParts } from '../provider.ts';
import { gatewayRoutes } from './gatewayRoutes.ts';
import { gatewaySecretKey, merchantId, merchantPrivateKey, sandboxCertificate } from './keys.ts';
import { makeProvider } from './makeProvider.ts';

/** 2C2P's payment gateway 4.3: installments and QR. */
export const makeTwoC2P = (parts: ProviderParts): Provider =>
  makeProvider(
    {
      name: 'twoC2P',
      settings: () => ({
        ...{ TWO_C2P_MERCHANT_ID: merchantId, TWO_C2P_SECRET_KEY: gatewaySecretKey },
        ...{ TWO_C2P_PRIVATE_KEY: merchantPrivateKey, TWO_C2P_CERTIFICATE: sandboxCertificate },
        TWO_C2P_API_URL: `${parts.url()}/twoC2P/api`,
        TWO_C2P_ACTION_URL: `${parts.url()}/twoC2P/PaymentAction/2.0/action`,
      }),
      apiRoutes: (ledger) => gatewayRoutes(ledger, parts),
    },
    parts,
  );
