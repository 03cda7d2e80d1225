import type { FailureCode } from '../../domain/failure.ts';
import { lineState } from '../cart/cartChanges.ts';
import type { CartLineView } from '../cart/useCart.ts';

export type RefusalPart = {
  /** The lines it is about; none where it is about the whole order. */
  readonly about: readonly CartLineView[];
  /** Whether the lines are no longer sold, so that no other plan can be chosen. */
  readonly isGone: boolean;
};

/** The parts of one refusal: lines that lost their plan and lines that are not sold any more have different ways on. */
export function refusalParts(
  refusal: { readonly code: FailureCode; readonly itemIds: readonly string[] },
  lines: readonly CartLineView[],
): readonly RefusalPart[] {
  const about = lines.filter(({ line }) => refusal.itemIds.includes(line.itemId));
  const gone = refusal.code === 'MISSING_PRICING' ? about.filter(isNotSold) : [];
  const others = about.filter((view) => !gone.includes(view));
  const parts = [
    { about: others, isGone: false },
    { about: gone, isGone: true },
  ];
  return gone.length === 0 ? parts.slice(0, 1) : parts.filter((part) => part.about.length > 0);
}

const isNotSold = (view: CartLineView): boolean => ['withdrawn', 'unknown'].includes(lineState(view));
