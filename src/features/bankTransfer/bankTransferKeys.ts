/** Query keys of the lists that the report form needs. */
export const bankTransferKeys = {
  accounts: ['bankAccounts'] as const,
  originBanks: ['originBanks'] as const,
};
