import { type Currency, currencies, type Prices } from '../pricing/currency.ts';
import { amountOf, isFaultyAmount, noAmounts, type TypedAmounts, typedAmounts } from '../pricing/typedAmount.ts';
import { neededText, refuseText, storedText, type TextProblem, type TypedText, typedText } from '../typedText.ts';
import type { ShippingOption } from './shipping.ts';

export const optionsMaximum = 12;
export const optionNameMaximum = 80;
export const optionDetailMaximum = 300;
/** A million: the highest fee, and the highest threshold of free shipping. */
const amountMaximum = 100_000_000;

/** A shipping option as typed; amounts in baht and dollars, '' for none. */
export type TypedOption = Pick<ShippingOption, 'id' | 'needsAddress' | 'isEnabled'> & {
  readonly name: TypedText;
  readonly detail: TypedText;
  readonly fees: TypedAmounts;
  readonly freeFrom: TypedAmounts;
};
export type TypedShipping = { readonly options: readonly TypedOption[] };

export type ShippingProblem =
  | TextProblem
  | 'shipping.fee.required'
  | 'shipping.fee.invalid'
  | 'shipping.freeFrom.invalid'
  | 'shipping.options.max'
  | 'shipping.options.twice';

export const noOption = (id: string): TypedOption => ({
  id,
  needsAddress: true,
  isEnabled: true,
  name: { th: '', en: '' },
  detail: { th: '', en: '' },
  fees: noAmounts,
  freeFrom: noAmounts,
});

export const typedShipping = (options: readonly ShippingOption[]): TypedShipping => ({
  options: options.map(({ id, needsAddress, isEnabled, name, detail, fees, freeFrom }) => ({
    ...{ id, needsAddress, isEnabled, name: typedText(name), detail: typedText(detail) },
    fees: typedAmounts(fees),
    freeFrom: typedAmounts(freeFrom),
  })),
});

/** The option as stored, if nothing is refused. */
export const storedShipping = ({ options }: TypedShipping): readonly ShippingOption[] =>
  options.map(({ id, needsAddress, isEnabled, name, detail, fees, freeFrom }) => ({
    ...{ id, needsAddress, isEnabled, name: neededText(name), detail: storedText(detail) },
    fees: storedAmounts(fees),
    freeFrom: storedAmounts(freeFrom),
  }));

/** Problems by `options` or `options.<number>.<field>`. A fee is required in the shop's currency. */
export function refuseShipping({ options }: TypedShipping, currency: Currency): Record<string, ShippingProblem> {
  if (options.length > optionsMaximum) return { options: 'shipping.options.max' };
  if (new Set(options.map(({ id }) => id)).size < options.length) return { options: 'shipping.options.twice' };
  return Object.assign({}, ...options.map((option, at) => refuseOption(option, `options.${at}`, currency)));
}

function refuseOption(option: TypedOption, field: string, currency: Currency): Record<string, ShippingProblem> {
  const problems: Record<string, ShippingProblem> = {
    ...refuseText(`${field}.name`, option.name, { maximum: optionNameMaximum, isRequired: true }),
    ...refuseText(`${field}.detail`, option.detail, { maximum: optionDetailMaximum, isRequired: false }),
  };
  for (const each of currencies) {
    if (isFaultyAmount(option.fees[each], amountMaximum)) problems[`${field}.fees.${each}`] = 'shipping.fee.invalid';
    const from = amountOf(option.freeFrom[each], amountMaximum);
    if (option.freeFrom[each].trim() !== '' && (from === null || from === 0))
      problems[`${field}.freeFrom.${each}`] = 'shipping.freeFrom.invalid';
  }
  if (option.isEnabled && option.fees[currency].trim() === '')
    problems[`${field}.fees.${currency}`] = 'shipping.fee.required';
  return problems;
}

const storedAmounts = ({ THB, USD }: TypedAmounts): Prices => ({
  THB: amountOf(THB, amountMaximum),
  USD: amountOf(USD, amountMaximum),
});
