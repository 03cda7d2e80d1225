import { expect, test } from 'vitest';
import { vatOf } from '../../../src/domain/tax/vat.ts';

test.each([
  [107_000, 100_000, 7_000],
  [150_050, 140_234, 9_816],
  [99_900, 93_364, 6_536],
  [268_000, 250_467, 17_533],
  [7, 7, 0],
  [8, 7, 1],
  [0, 0, 0],
])('%i contains VAT: net %i, VAT %i', (gross, net, vat) => {
  expect(vatOf(gross, true)).toEqual({ net, vat, gross });
});

test('with the setting off net is gross', () => {
  expect(vatOf(107_000, false)).toEqual({ net: 107_000, vat: 0, gross: 107_000 });
});
