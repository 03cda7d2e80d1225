import { asc, eq } from 'drizzle-orm';
import { type BankAccount, type OfferedPaymentMethod, paymentRules } from '../../../src/domain/order/paymentMethod.ts';
import { publicFileUrl } from '../../base/fileAddresses.ts';
import { cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db } from '../database/connection.ts';
import { bankAccounts, paymentMethods } from '../schema/paymentMethods.ts';

/** The accounts that a transfer may go to, in their order. */
export async function readBankAccounts(db: Db): Promise<readonly BankAccount[]> {
  const rows = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.isOn, true))
    .orderBy(asc(bankAccounts.position), asc(bankAccounts.id));
  return rows.map((row) => ({
    id: row.id,
    accountNumber: row.accountNumber,
    accountName: row.accountName,
    bankCode: row.bankCode,
    bankName: row.bankName,
    promptPayImageUrl: row.promptPayImageName === null ? null : publicFileUrl(row.promptPayImageName),
  }));
}

/** The ways to pay that are switched on, in their order. Whether each can be used is the rule `isUsable`. */
export async function readPaymentMethods(db: Db): Promise<readonly OfferedPaymentMethod[]> {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.isOn, true))
    .orderBy(asc(paymentMethods.position));
  const accounts = rows.some(({ method }) => paymentRules[method].needsAccount) ? await readBankAccounts(db) : [];
  return rows.map(({ method, title }) => ({
    method,
    title,
    accounts: paymentRules[method].needsAccount ? accounts : [],
  }));
}

/** Changes whenever an account that a transfer may go to does; not asked while none does. */
export const bankAccountsVersion = cachedUntilChanged([bankAccounts], async (db) =>
  JSON.stringify(await readBankAccounts(db)),
);

/** Changes whenever a way to pay does, or one of its accounts; not asked while none does. */
export const paymentMethodsVersion = cachedUntilChanged([paymentMethods, bankAccounts], async (db) =>
  JSON.stringify(await readPaymentMethods(db)),
);
