import { quoteDigest } from '../../../src/domain/pricing/quoteComparison.ts';
import { countCart } from '../../property/countCart.ts';
import type { OfferedCart } from '../../property/offeredCarts.ts';

/** What the rules say of each cart, to the last satang, as one text; the same wherever they run. */
export const answersTo = (carts: readonly OfferedCart[]): string =>
  carts
    .map((offered) => {
      const { judged, choice, figure } = countCart(offered);
      const refusals = judged.map(({ refusal }) => refusal);
      return JSON.stringify([refusals, choice.promotion?.id, choice.passedOver?.id, quoteDigest(figure)]);
    })
    .join('\n');
