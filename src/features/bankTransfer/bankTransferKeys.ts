/** Query keys of the lists that a report needs. */
export const bankTransferKeys = {
  accounts: ['bankAccounts'] as const,
  originBanks: ['originBanks'] as const,
};
