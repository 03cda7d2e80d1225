import { asc, eq } from 'drizzle-orm';
import type { LocalText } from '../../../src/domain/localText.ts';
import { type BankAccount, isReported, type OfferedPaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { publicFileUrl } from '../../base/fileAddresses.ts';
import { cachedForTransactions, cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db } from '../database/connection.ts';
import { bankAccounts, paymentMethods } from '../schema/paymentMethods.ts';

type TitleColumns = Pick<typeof paymentMethods.$inferSelect, 'titleTh' | 'titleEn'>;

/** The accounts for transfers, in order. */
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
    promptPayImageUrl: urlOf(row.promptPayImageName),
    promptPayId: row.promptPayId,
  }));
}

/** The accounts for transfers, cached. */
export const storedBankAccounts = cachedForTransactions([bankAccounts], readBankAccounts);

/** The methods that are switched on; cached until the next change. */
export const methodsOn = cachedUntilChanged([paymentMethods], async (db) => {
  const rows = await db
    .select({ method: paymentMethods.method })
    .from(paymentMethods)
    .where(eq(paymentMethods.isOn, true))
    .orderBy(asc(paymentMethods.position));
  return rows.map(({ method }) => method);
});

/** The enabled payment methods, in order. `isUsable` decides whether each can be used. */
export async function readPaymentMethods(db: Db): Promise<readonly OfferedPaymentMethod[]> {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.isOn, true))
    .orderBy(asc(paymentMethods.position));
  const accounts = rows.some(({ method }) => isReported(method)) ? await storedBankAccounts(db) : [];
  return rows.map(({ method, qrImageName, ...row }) => ({
    method,
    title: titleOf(row),
    accounts: isReported(method) ? accounts : [],
    qrImageUrl: isReported(method) ? urlOf(qrImageName) : null,
  }));
}

/** The enabled payment methods, cached. */
export const storedPaymentMethods = cachedForTransactions([paymentMethods, bankAccounts], readPaymentMethods);

/** The shop's own title of a method; `null` without one. */
export const titleOf = ({ titleTh, titleEn }: TitleColumns): LocalText | null =>
  titleTh === null ? null : { th: titleTh, en: titleEn };

const urlOf = (name: string | null): string | null => (name === null ? null : publicFileUrl(name));

/** Changes with every account for transfers; cached until then. */
export const bankAccountsVersion = cachedUntilChanged([bankAccounts], async (db) =>
  JSON.stringify(await readBankAccounts(db)),
);

/** Changes with every payment method or account; cached until then. */
export const paymentMethodsVersion = cachedUntilChanged([paymentMethods, bankAccounts], async (db) =>
  JSON.stringify(await readPaymentMethods(db)),
);
