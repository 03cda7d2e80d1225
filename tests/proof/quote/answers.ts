import { quoteDigest } from '../../../src/domain/pricing/quoteComparison.ts';
import { countCart } from '../../property/countCart.ts';
import type { OfferedCart } from '../../property/offeredCarts.ts';

/** The computed figures of each cart as one text, equal on every platform. */
export const answersTo = (carts: readonly OfferedCart[]): string =>
  carts
    .map((offered) => {
      const { judged, choice, figure } = countCart(offered);
      const refusals = judged.map(({ refusal }) => refusal);
      return JSON.stringify([refusals, choice.promotion?.id, choice.passedOver?.id, quoteDigest(figure)]);
    })
    .join('\n');
