import type { Provider, ProviderParts } from '../provider.ts';
import { cardRoutes } from './cardRoutes.ts';
import { cardSecretKey, merchantId, merchantPrivateKey, sandboxCertificate } from './keys.ts';
import { makeProvider } from './makeProvider.ts';

/** 2C2P SecurePay 9.9: cards. */
export const makeTwoC2PCard = (parts: ProviderParts): Provider =>
  makeProvider(
    {
      name: 'twoC2PCard',
      settings: () => ({
        ...{ TWO_C2P_CARD_MERCHANT_ID: merchantId, TWO_C2P_CARD_SECRET_KEY: cardSecretKey },
        ...{ TWO_C2P_CARD_PRIVATE_KEY: merchantPrivateKey, TWO_C2P_CARD_CERTIFICATE: sandboxCertificate },
        TWO_C2P_CARD_FORM_URL: `${parts.url()}/twoC2PCard/SecurePayment/PaymentAuth.aspx`,
        TWO_C2P_CARD_SCRIPT_URL: `${parts.url()}/twoC2PCard/SecurePayment/api/my2c2p.js`,
        TWO_C2P_CARD_ACTION_URL: `${parts.url()}/twoC2PCard/PaymentAction/2.0/action`,
      }),
      apiRoutes: (ledger) => cardRoutes(ledger, parts),
    },
    parts,
  );
