import type { Currency } from '../pricing/currency.ts';
import { percentOf } from '../pricing/money.ts';
import { vatOf } from './vat.ts';

/** 0: none. A company may choose the others; 3 is offered first (specification 9). */
export type WithholdingPercent = 0 | 1 | 3;

/** The lowest total (after discounts and shipping, before withholding) for withholding, in minor units. */
export const withholdingMinimum: Readonly<Record<Currency, number>> = { THB: 100_000, USD: 3_000 };

type WithholdingReason = 'off' | 'belowMinimum' | 'needsCompany' | 'needsTaxInvoice';
type WithholdingChoice = { readonly allowed: true } | { readonly allowed: false; readonly reason: WithholdingReason };

export type WithholdingUse = {
  readonly enabled: boolean;
  readonly currency: Currency;
  readonly totalBeforeWithholding: number;
  readonly isCompany: boolean;
  readonly wantsTaxInvoice: boolean;
};

export const reachesWithholdingMinimum = (totalBeforeWithholding: number, currency: Currency): boolean =>
  totalBeforeWithholding >= withholdingMinimum[currency];

/** Whether tax may be withheld from this order, with the first reason against it (decisions: money). */
export function withholdingChoice(use: WithholdingUse): WithholdingChoice {
  const refuse = (reason: WithholdingReason): WithholdingChoice => ({ allowed: false, reason });
  if (!use.enabled) return refuse('off');
  if (!reachesWithholdingMinimum(use.totalBeforeWithholding, use.currency)) return refuse('belowMinimum');
  if (!use.isCompany) return refuse('needsCompany');
  if (!use.wantsTaxInvoice) return refuse('needsTaxInvoice');
  return { allowed: true };
}

/** The withheld tax on the discounted lines net of VAT, half up; shipping is excluded. */
export const withholdingOf = (discountedLines: number, percent: WithholdingPercent, vatEnabled: boolean): number =>
  percentOf(vatOf(discountedLines, vatEnabled).net, percent);
