import type { Provider, ProviderParts } from '../provider.ts';
import { gatewayRoutes } from './gatewayRoutes.ts';
import { gatewaySecretKey, merchantId } from './keys.ts';
import { makeProvider } from './makeProvider.ts';

/** 2C2P's payment gateway 4.3: installments and QR. */
export const makeTwoC2P = (parts: ProviderParts): Provider =>
  makeProvider(
    {
      name: 'twoC2P',
      settings: () => ({
        ...{ TWO_C2P_MERCHANT_ID: merchantId, TWO_C2P_SECRET_KEY: gatewaySecretKey },
        TWO_C2P_API_URL: `${parts.url()}/twoC2P/api`,
      }),
      apiRoutes: (ledger) => gatewayRoutes(ledger, parts),
    },
    parts,
  );
