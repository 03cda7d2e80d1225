import type { SiteSettings } from '../../domain/site/siteSettings.ts';
import { normaliseTaxData, refuseTaxData, type TaxData } from '../../domain/tax/taxData.ts';
import { offersTaxInvoice } from '../../domain/tax/taxInvoice.ts';
import { readDraft } from '../../platform/store/draftStorage.ts';
import { taxWishDraft } from '../device/personalDrafts.ts';
import type { PersistedWish } from './taxWish.ts';

/** The tax data that a guest of this device asked invoices for, for the account that they open; `null`: none. */
export async function guestTaxData(settings: SiteSettings): Promise<TaxData | null> {
  const draft = await readDraft<PersistedWish>(taxWishDraft);
  if (!draft || draft.ownerId !== null || draft.data === null || !offersTaxInvoice(settings)) return null;
  const isWanted = draft.wantsInvoice || draft.withholdingPercent > 0;
  const isWhole = Object.keys(refuseTaxData(draft.data, settings)).length === 0;
  return isWanted && isWhole ? normaliseTaxData(draft.data) : null;
}
