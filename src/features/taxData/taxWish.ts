import type { Person } from '../../domain/people/identity.ts';
import type { SiteSettings } from '../../domain/site/siteSettings.ts';
import { normaliseTaxData, refuseTaxData, type TaxData } from '../../domain/tax/taxData.ts';
import { offersTaxInvoice, offersWithholding } from '../../domain/tax/taxInvoice.ts';
import type { WithholdingPercent } from '../../domain/tax/withholding.ts';

/** The reason why the form was opened. It decides what is turned on after saving. */
export type TaxPurpose = 'invoice' | 'withholding' | 'edit';

/** A page with the form. A half-typed form reopens only on the page where it was typed. */
export type TaxPlace = 'cart' | 'checkout' | `course ${string}`;

/** The wish as the device persists it until the order is made. A certificate is only its name at the shop. */
export type PersistedWish = {
  /** `null` is a guest, whose wish passes to the account that their order creates. */
  readonly ownerId: string | null;
  readonly wantsInvoice: boolean;
  readonly withholdingPercent: WithholdingPercent;
  /** Data that were saved for this order only and not with the account. */
  readonly data: TaxData | null;
  /** Typed values. The initial values of a form are not persisted: another window may have typed by then. */
  readonly typed: TaxData | null;
  readonly purpose: TaxPurpose;
  readonly typedAt: TaxPlace | null;
};

/** The changes that close a persisted form. */
export const noTypedForm = { typed: null, typedAt: null } as const;

export const noWish: PersistedWish = {
  ownerId: null,
  wantsInvoice: false,
  withholdingPercent: 0,
  data: null,
  ...noTypedForm,
  purpose: 'edit',
};

/** The part of the wish that counts for the order. */
export type EffectiveWish = {
  readonly data: TaxData | null;
  readonly withholdingPercent: WithholdingPercent;
  /** Tax is withheld, so the invoice cannot be switched off. */
  readonly isLocked: boolean;
  readonly wantsInvoice: boolean;
  /** The data are enough for an invoice, and for withholding where that is chosen. */
  readonly isComplete: boolean;
};

/** The effective wish from the persisted one, the tax data saved with the account and the settings of the shop. */
export function effectiveWish(
  wish: PersistedWish,
  ofAccount: TaxData | null,
  person: Person | null,
  settings: SiteSettings,
): EffectiveWish {
  const known = wish.data ?? (person === null ? null : ofAccount);
  const data = known === null ? null : normaliseTaxData(known);
  const withholdingPercent = offersWithholding(settings) ? wish.withholdingPercent : 0;
  const isLocked = withholdingPercent > 0;
  const isFine = data !== null && Object.keys(refuseTaxData(data, settings)).length === 0;
  return {
    data,
    withholdingPercent,
    isLocked,
    wantsInvoice: offersTaxInvoice(settings) && (isLocked || wish.wantsInvoice),
    isComplete: isFine && !(isLocked && data.personType !== 'juristic'),
  };
}
