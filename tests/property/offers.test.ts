import fc from 'fast-check';
import './fixedSeed.ts';
import { expect, test } from 'vitest';
import { offeredCart } from './offeredCarts.ts';
import { brokenOfferLaws } from './offerLaws.ts';

test('which offers count keeps every law on any cart', () => {
  fc.assert(
    fc.property(offeredCart, (offered) => {
      expect(brokenOfferLaws(offered)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});
