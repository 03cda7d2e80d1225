import { cartKeys } from '../cart/cartKeys.ts';

/** Query keys of the lists that the report form needs. */
export const bankTransferKeys = {
  /** Below the key of the ways to pay, with which the accounts are asked for again. */
  accounts: [...cartKeys.paymentMethods, 'accounts'] as const,
  originBanks: ['originBanks'] as const,
};
