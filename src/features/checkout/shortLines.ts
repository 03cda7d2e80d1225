import type { SignedQuote } from '../../contract/order/quote.ts';
import type { CartLineView } from '../cart/useCart.ts';

/** A line that wants more pieces than are left. */
export type ShortStock = { readonly view: CartLineView; readonly left: number };

/** Each line of the cart of which the shop says that too few are left, with how many there are. */
export const shortLines = (refusals: SignedQuote['refusals'], lines: readonly CartLineView[]): readonly ShortStock[] =>
  refusals
    .filter(({ code }) => code === 'NOT_ENOUGH_STOCK')
    .flatMap(({ itemIds, unitsLeft = [] }) =>
      itemIds.flatMap((id, at) => {
        const view = lines.find(({ line }) => line.itemId === id);
        return view ? [{ view, left: unitsLeft[at] ?? 0 }] : [];
      }),
    );
