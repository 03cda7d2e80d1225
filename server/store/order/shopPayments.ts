import { asc, inArray, not, sql } from 'drizzle-orm';
import { isReported, paymentMethods as methodNames } from '../../../src/domain/order/paymentMethod.ts';
import type { ShopAccount } from '../../../src/domain/order/typedAccounts.ts';
import type { ShopMethod } from '../../../src/domain/order/typedMethods.ts';
import { publicFileName, publicFileUrl } from '../../base/fileAddresses.ts';
import type { Db, Tx } from '../database/connection.ts';
import { pagePictures } from '../schema/customPages.ts';
import { bankAccounts, paymentMethods } from '../schema/paymentMethods.ts';
import { titleOf } from './paymentMethods.ts';

/** All methods in the shop's order; those without a row are off and come last. */
export async function listMethods(db: Db): Promise<readonly Omit<ShopMethod, 'hasKeys'>[]> {
  const rows = await db.select().from(paymentMethods).orderBy(asc(paymentMethods.position), asc(paymentMethods.method));
  const stored = rows.map((row) => ({
    ...{ method: row.method, isOn: row.isOn, title: titleOf(row) },
    qrImageUrl: isReported(row.method) ? urlOf(row.qrImageName) : null,
  }));
  const named = stored.map(({ method }) => method);
  const others = methodNames.filter((method) => !named.includes(method));
  return [...stored, ...others.map((method) => ({ method, isOn: false, title: null, qrImageUrl: null }))];
}

/** Writes all methods in this order. */
export async function writeMethods(tx: Tx, methods: readonly ShopMethod[]): Promise<void> {
  await tx
    .insert(paymentMethods)
    .values(
      methods.map(({ method, isOn, title, qrImageUrl }, position) => ({
        ...{ method, isOn, position, titleTh: title?.th ?? null, titleEn: title?.en ?? null },
        qrImageName: publicFileName(qrImageUrl),
      })),
    )
    .onConflictDoUpdate({
      target: paymentMethods.method,
      set: {
        isOn: sql`excluded.is_on`,
        position: sql`excluded.position`,
        titleTh: sql`excluded.title_th`,
        titleEn: sql`excluded.title_en`,
        qrImageName: sql`excluded.qr_image_name`,
      },
    });
}

/** All destination accounts in the shop's order, on or off. */
export async function listAccounts(db: Db): Promise<readonly ShopAccount[]> {
  const rows = await db.select().from(bankAccounts).orderBy(asc(bankAccounts.position), asc(bankAccounts.id));
  return rows.map(({ promptPayImageName, position, ...row }) => ({
    ...row,
    promptPayImageUrl: urlOf(promptPayImageName),
  }));
}

/** Writes the accounts in this order, and removes all others. */
export async function writeAccounts(tx: Tx, accounts: readonly ShopAccount[]): Promise<void> {
  const ids = accounts.map(({ id }) => id);
  await tx.delete(bankAccounts).where(ids.length === 0 ? undefined : not(inArray(bankAccounts.id, ids)));
  if (accounts.length === 0) return;
  await tx
    .insert(bankAccounts)
    .values(
      accounts.map(({ promptPayImageUrl, ...account }, position) => ({
        ...{ ...account, position, promptPayImageName: publicFileName(promptPayImageUrl) },
      })),
    )
    .onConflictDoUpdate({
      target: bankAccounts.id,
      set: {
        accountNumber: sql`excluded.account_number`,
        accountName: sql`excluded.account_name`,
        bankCode: sql`excluded.bank_code`,
        bankName: sql`excluded.bank_name`,
        promptPayImageName: sql`excluded.prompt_pay_image_name`,
        promptPayId: sql`excluded.prompt_pay_id`,
        isOn: sql`excluded.is_on`,
        position: sql`excluded.position`,
      },
    });
}

/** The pictures among these addresses that an administrator did not send to the shop. */
export async function unknownPictures(db: Db, addresses: readonly (string | null)[]): Promise<ReadonlySet<string>> {
  const wanted = addresses.filter((address) => address !== null);
  const names = wanted.map((address) => publicFileName(address) ?? '');
  const rows = await db.select({ name: pagePictures.name }).from(pagePictures).where(inArray(pagePictures.name, names));
  const known = new Set(rows.map(({ name }) => publicFileUrl(name)));
  return new Set(wanted.filter((address) => !known.has(address)));
}

const urlOf = (name: string | null): string | null => (name === null ? null : publicFileUrl(name));
