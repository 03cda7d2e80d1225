import { describe, expect, test } from 'vitest';
import { type WithholdingUse, withholdingChoice, withholdingOf } from '../../../src/domain/tax/withholding.ts';

const use: WithholdingUse = {
  enabled: true,
  currency: 'THB',
  totalBeforeWithholding: 100_000,
  isCompany: true,
  wantsTaxInvoice: true,
};

describe('withholdingChoice', () => {
  test('is allowed from 1,000.00 baht and 30.00 dollars on', () => {
    expect(withholdingChoice(use)).toEqual({ allowed: true });
    expect(withholdingChoice({ ...use, currency: 'USD', totalBeforeWithholding: 3_000 })).toEqual({ allowed: true });
  });

  test.each([
    ['off', { enabled: false, totalBeforeWithholding: 0, isCompany: false }],
    ['belowMinimum', { totalBeforeWithholding: 99_999, isCompany: false }],
    ['belowMinimum', { currency: 'USD' as const, totalBeforeWithholding: 2_999 }],
    ['needsCompany', { isCompany: false, wantsTaxInvoice: false }],
    ['needsTaxInvoice', { wantsTaxInvoice: false }],
  ])('%s', (reason, parts) => {
    expect(withholdingChoice({ ...use, ...parts })).toEqual({ allowed: false, reason });
  });
});

test.each([
  [107_000, 3, true, 3_000],
  [107_000, 1, true, 1_000],
  [150_050, 3, true, 4_207],
  [99_900, 3, true, 2_801],
  [268_000, 3, true, 7_514],
  [150_050, 3, false, 4_502],
  [268_000, 0, true, 0],
] as const)('of %i satang %i percent (VAT %s): %i', (lines, percent, vatEnabled, withheld) => {
  expect(withholdingOf(lines, percent, vatEnabled)).toBe(withheld);
});
