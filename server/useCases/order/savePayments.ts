import { shopPaymentsWireField } from '../../../src/contract/order/shopPayments.ts';
import { isReported } from '../../../src/domain/order/paymentMethod.ts';
import {
  refuseAccounts,
  type ShopAccounts,
  storedAccounts,
  typedAccounts,
} from '../../../src/domain/order/typedAccounts.ts';
import {
  refuseMethods,
  type ShopMethods,
  storedMethods,
  typedMethods,
} from '../../../src/domain/order/typedMethods.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import { revisionOf } from '../../base/revisionOf.ts';
import type { Payments } from '../../payments/payments.ts';
import type { Db, Tx } from '../../store/database/connection.ts';
import {
  listAccounts,
  listMethods,
  unknownPictures,
  writeAccounts,
  writeMethods,
} from '../../store/order/shopPayments.ts';

/** All payment methods, and whether their providers have keys. */
export async function showMethods(db: Db, payments: Payments): Promise<ShopMethods> {
  const methods = await listMethods(db);
  const withKeys = methods.map((each) => ({
    ...each,
    hasKeys: isReported(each.method) || payments.of(each.method) !== null,
  }));
  return { methods: withKeys, revision: revisionOf(methods) };
}

/** Writes the payment methods. Refuses one without keys that is on, and a save on top of another person's. */
export async function saveMethods(tx: Tx, payments: Payments, wanted: ShopMethods): Promise<ShopMethods | Refusal> {
  const before = await showMethods(tx, payments);
  if (wanted.revision !== before.revision) return refuse('CHANGED_MEANWHILE');
  const typed = typedMethods({
    ...wanted,
    methods: wanted.methods.map((each) => ({
      ...each,
      hasKeys: before.methods.some(({ method, hasKeys }) => method === each.method && hasKeys),
    })),
  });
  const known = before.methods.map(({ qrImageUrl }) => qrImageUrl);
  const unknown = await unknownPictures(
    tx,
    typed.methods.map(({ qrImageUrl }) => qrImageUrl),
  );
  const refused = refuseFields<string>(
    { ...picturesIn('methods', 'qrImageUrl', typed.methods, known, unknown), ...refuseMethods(typed) },
    shopPaymentsWireField,
  );
  if (refused) return refused;
  await writeMethods(tx, storedMethods(typed).methods);
  return await showMethods(tx, payments);
}

/** All destination accounts. */
export async function showAccounts(db: Db): Promise<ShopAccounts> {
  const accounts = await listAccounts(db);
  return { accounts, revision: revisionOf(accounts) };
}

/** Writes the destination accounts. Refuses invalid ones, and a save on top of another person's. */
export async function saveAccounts(tx: Tx, wanted: ShopAccounts): Promise<ShopAccounts | Refusal> {
  const before = await showAccounts(tx);
  if (wanted.revision !== before.revision) return refuse('CHANGED_MEANWHILE');
  const typed = typedAccounts(wanted);
  const known = before.accounts.map(({ promptPayImageUrl }) => promptPayImageUrl);
  const unknown = await unknownPictures(
    tx,
    typed.accounts.map(({ promptPayImageUrl }) => promptPayImageUrl),
  );
  const refused = refuseFields<string>(
    { ...picturesIn('accounts', 'promptPayImageUrl', typed.accounts, known, unknown), ...refuseAccounts(typed) },
    shopPaymentsWireField,
  );
  if (refused) return refused;
  await writeAccounts(tx, storedAccounts(typed).accounts);
  return await showAccounts(tx);
}

/** A problem for each row whose picture is neither sent to the shop nor shown already. */
const picturesIn = <Name extends string>(
  list: string,
  name: Name,
  rows: readonly { readonly [Each in Name]: string | null }[],
  known: readonly (string | null)[],
  unknown: ReadonlySet<string>,
): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap((row, at) => {
      const address = row[name];
      const isForeign = address !== null && unknown.has(address) && !known.includes(address);
      return isForeign ? [[`${list}.${at}.${name}`, 'pictures.unknown']] : [];
    }),
  );
