import { taxWireFields } from '../../../src/contract/people/taxData.ts';
import { normaliseTaxData, refuseTaxData, type TaxData } from '../../../src/domain/tax/taxData.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import type { Tx } from '../../store/database/connection.ts';
import { writeTaxData } from '../../store/people/taxData.ts';
import { readSettings } from '../../store/site/settings.ts';
import { retainCertificate } from '../../store/site/uploads.ts';

/** The owner of tax data; a certificate may have been sent by the same person's guest cart. */
export type TaxDataOwner = { readonly userId: string; readonly guestKeyHash: string | null };

/** Stores a person's tax data; a wrong check digit is no refusal (decisions: tax and numbers). */
export async function saveTaxData(
  tx: Tx,
  owner: TaxDataOwner,
  typed: TaxData,
  now: number,
): Promise<TaxData | Refusal> {
  const data = await acceptTaxData(tx, owner, typed);
  if (!isRefusal(data)) await writeTaxData(tx, owner.userId, data, now);
  return data;
}

/** The data as stored with its certificate attached; all invalid fields at once. */
export async function acceptTaxData(
  tx: Tx,
  { userId, guestKeyHash }: TaxDataOwner,
  typed: TaxData,
): Promise<TaxData | Refusal> {
  const refused = refuseFields(refuseTaxData(typed, await readSettings(tx)), (field) => taxWireFields[field]);
  if (refused) return refused;
  const data = normaliseTaxData(typed);
  const { certificateName: name } = data;
  const isRetained =
    name === null || (await retainCertificate(tx, name, userId, { userId, guestKeyHash, orderId: null }));
  const isGone = { [taxWireFields.certificateName]: 'tax.certificate.gone' };
  return isRetained ? data : refuse('INPUT_ERROR', { fields: isGone });
}
