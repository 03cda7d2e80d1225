import { type QuoteInput, quote } from '../../src/domain/pricing/quote.ts';
import { quoteDigest } from '../../src/domain/pricing/quoteComparison.ts';
import { referenceFigures } from './referenceQuote.ts';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

/** The laws of a quote that this cart breaks, in words; empty if all hold. */
export function brokenLaws(input: QuoteInput): string[] {
  const result = quote(input);
  const expected = referenceFigures(input);
  const backwards = quote({ ...input, coupons: input.coupons.toReversed() });
  const laws: [string, boolean][] = [
    ['the prices of the lines sum to the price', sum(result.lines.map((line) => line.gross)) === result.price],
    [
      'the discounts of the lines sum to the discount',
      sum(result.lines.map((line) => line.discount)) === result.discount,
    ],
    [
      'the discounts of the offers sum to the discount',
      sum(result.offers.map((offer) => offer.discount)) === result.discount,
    ],
    ['a line is its price less its discount', result.lines.every((line) => line.net === line.gross - line.discount)],
    ['a discount is never above its line', result.lines.every((line) => line.discount >= 0 && line.net >= 0)],
    ['no offer adds to the price', result.offers.every((offer) => offer.discount >= 0)],
    ['net and VAT sum to the gross', result.vat.net + result.vat.vat === result.vat.gross],
    ['VAT is in everything but withholding', result.vat.gross === result.price - result.discount + result.shippingFee],
    [
      'the total is price − discount + shipping − withholding',
      result.total === result.price - result.discount + result.shippingFee - result.withholding,
    ],
    ['the total is never negative', result.total >= 0],
    [
      'withholding is never above the lines',
      result.withholding >= 0 && result.withholding <= result.price - result.discount,
    ],
    [
      'the lines carry everything but shipping',
      sum(result.lines.map((line) => line.net)) + result.shippingFee === result.vat.gross,
    ],
    ['what is withheld and what is paid sum to the gross', result.withholding + result.total === result.vat.gross],
    [
      'nothing is withheld under the threshold or without a rate',
      result.withholding === 0 ||
        (result.vat.gross >= (input.currency === 'THB' ? 100_000 : 3_000) && result.withholdingPercent > 0),
    ],
    ['every figure is a whole number', [result.total, result.vat.vat, result.withholding].every(Number.isSafeInteger)],
    ['the order of the coupons does not matter', quoteDigest(result) === quoteDigest(backwards)],
    [
      'every line has its discount by the rules',
      sameParts(
        result.lines.map((line) => line.discount),
        expected.lineDiscounts,
      ),
    ],
    ['VAT is by the rules', result.vat.vat === expected.vat],
    ['withholding is by the rules', result.withholding === expected.withholding],
    ['the total is by the rules', result.total === expected.total],
  ];
  return laws.filter(([, holds]) => !holds).map(([law]) => law);
}

const sameParts = (left: readonly number[], right: readonly number[]) =>
  left.length === right.length && left.every((part, index) => part === right[index]);
