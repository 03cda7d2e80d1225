import { type Reissuing, reissuingWireFields } from '../../../src/contract/administration/documents.ts';
import { taxWireFields } from '../../../src/contract/people/taxData.ts';
import { givesDocument, referenceTo } from '../../../src/domain/tax/orderDocument.ts';
import { refuseReissue } from '../../../src/domain/tax/reissue.ts';
import { normaliseTaxData, type TaxData } from '../../../src/domain/tax/taxData.ts';
import { writtenText } from '../../../src/domain/writtenText.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import type { Tx } from '../../store/database/connection.ts';
import { cancelDocument, findDocument } from '../../store/order/documents.ts';
import { lockOrder, setOrderTax } from '../../store/order/orderStatus.ts';
import { findOrder, type StoredOrder } from '../../store/order/orders.ts';
import { issueDocument } from './issueDocument.ts';

type Author = { readonly orderId: string; readonly administratorId: string; readonly now: number };

/**
 * Cancels the document of an order and issues its replacement in one transaction, so that a paid order is never without
 * one. The order keeps the corrected recipient.
 */
export async function reissueDocument(
  tx: Tx,
  { number, reason, tax }: Reissuing,
  { orderId, administratorId, now }: Author,
): Promise<StoredOrder | Refusal> {
  await lockOrder(tx, orderId);
  const stored = await findOrder(tx, orderId);
  if (stored === null) return refuse('NOT_FOUND');
  const standing = await findDocument(tx, orderId);
  if (standing === null || !givesDocument(stored.order)) return refuse('STATUS_CONFLICT');
  if (standing.number !== number) return refuse('CHANGED_MEANWHILE');
  const refused = refuseFields(refuseReissue({ reason, tax }, stored.order), (field) => wireFields[field]);
  if (refused !== null) return refused;

  await setOrderTax(tx, orderId, tax && withCertificate(tax, stored.order.tax));
  await cancelDocument(tx, number, { at: now, by: administratorId, reason: writtenText(reason) });
  const issued = await issueDocument(tx, orderId, now, { replaces: referenceTo(standing) });
  if (isRefusal(issued)) return issued;
  return (await findOrder(tx, orderId)) ?? stored;
}

const wireFields = { ...taxWireFields, ...reissuingWireFields };

/** The desk corrects words; a company's certificate stays as the buyer sent it. */
const withCertificate = (tax: TaxData, before: TaxData | null): TaxData =>
  normaliseTaxData({ ...tax, certificateName: before?.certificateName ?? null });
