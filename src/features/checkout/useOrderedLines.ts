import { useQuery } from '@tanstack/react-query';
import { type CartLineView, useCart } from '../cart/useCart.ts';
import { attemptQuery } from './attempt/useOpenAttempt.ts';

/** The parts of an unanswered order that its lines depend on. */
type SentOrder = {
  readonly userId: string;
  readonly body: { readonly lines: readonly { readonly itemId: string }[] };
};

/** The lines of the cart by whether the order is made of them. */
export type OrderedLines = { readonly ordered: readonly CartLineView[]; readonly notOrdered: readonly CartLineView[] };

/**
 * Lines that cannot be bought are set aside, except those of an unanswered order: it may have taken the last seat, and
 * must be sent again unchanged.
 */
export function orderedLines(
  { lines, setAside }: { readonly lines: readonly CartLineView[]; readonly setAside: readonly CartLineView[] },
  open: SentOrder | null,
  userId: string | null,
): OrderedLines {
  const sentIds = open !== null && open.userId === userId ? open.body.lines.map(({ itemId }) => itemId) : [];
  const isOrdered = (view: CartLineView) => !setAside.includes(view) || sentIds.includes(view.line.itemId);
  return { ordered: lines.filter(isOrdered), notOrdered: lines.filter((view) => !isOrdered(view)) };
}

/** The lines of the cart that this person orders. */
export function useOrderedLines(userId: string | null): OrderedLines {
  const cart = useCart();
  const open = useQuery(attemptQuery).data?.order ?? null;
  return orderedLines(cart, open, userId);
}
