import type { LocalText } from '../localText.ts';
import { plainEntry } from '../plainEntry.ts';
import { type Currency, currencies } from '../pricing/currency.ts';
import { percentOf } from '../pricing/money.ts';

/** A change of many prices: percent, or minor units, up or down. */
export type PriceChange = {
  readonly currency: Currency;
  readonly kind: 'percent' | 'amount';
  /** Hundredths of a percent, or minor units; negative lowers the price. */
  readonly by: number;
};

/** One plan before and after a change (minor units). */
export type ChangedPrice = {
  readonly itemId: string;
  readonly planId: string;
  readonly title: LocalText;
  readonly planName: LocalText;
  readonly before: number;
  readonly after: number;
};

const percentMaximum = 100;
const amountMaximum = 100_000_000;

export type TypedPriceChange = {
  readonly currency: string;
  readonly kind: string;
  readonly direction: string;
  readonly value: string;
};
export const noPriceChange: TypedPriceChange = { currency: 'THB', kind: 'percent', direction: 'down', value: '' };

/** The change, or `null` if no valid number was typed. */
export function priceChangeOf({ currency, kind, direction, value }: TypedPriceChange): PriceChange | null {
  const text = plainEntry(value).replaceAll(',', '');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return null;
  const by = Math.round(Number(text) * 100);
  const change: PriceChange = {
    currency: currencies.find((each) => each === currency) ?? 'THB',
    kind: kind === 'amount' ? 'amount' : 'percent',
    by: direction === 'up' ? by : -by,
  };
  return isPriceChange(change) ? change : null;
}

/** Whether the change is within its bounds: at most 100 percent, or a million. */
export const isPriceChange = ({ kind, by }: PriceChange): boolean =>
  Number.isSafeInteger(by) && by !== 0 && Math.abs(by) <= (kind === 'percent' ? percentMaximum * 100 : amountMaximum);

/** The price after a change (minor units), half up and never below 0. */
export function priceAfter(before: number, { kind, by }: PriceChange): number {
  const part = kind === 'amount' ? Math.abs(by) : percentOf(before, Math.abs(by) / 100);
  return Math.max(by < 0 ? before - part : before + part, 0);
}
