import { expect, test } from 'vitest';
import type { CartLineView } from '../../../src/features/cart/useCart.ts';
import { refusalParts } from '../../../src/features/checkout/refusalParts.ts';

const view = (itemId: string, plans: readonly object[]) =>
  ({ line: { itemId }, item: { plans }, plan: null, price: null }) as unknown as CartLineView;
const withdrawn = view('course', []);
const otherPlans = view('plan', [{}]);
const unsold = (...itemIds: string[]) => ({ code: 'MISSING_PRICING', itemIds }) as const;

test('a removed course and a removed plan are distinguished in one cart', () => {
  expect(refusalParts(unsold('course', 'plan'), [withdrawn, otherPlans])).toEqual([
    { about: [otherPlans], isGone: false },
    { about: [withdrawn], isGone: true },
  ]);
});

test('lines with the same problem are reported once', () => {
  expect(refusalParts(unsold('course'), [withdrawn, otherPlans])).toEqual([{ about: [withdrawn], isGone: true }]);
  expect(refusalParts(unsold('plan'), [withdrawn, otherPlans])).toEqual([{ about: [otherPlans], isGone: false }]);
});

test('other refusals, and those of the whole order, are shown unchanged', () => {
  const full = { code: 'NO_MORE_SEAT', itemIds: ['course'] } as const;
  expect(refusalParts(full, [withdrawn])).toEqual([{ about: [withdrawn], isGone: false }]);
  expect(refusalParts({ code: 'NO_PAYMENT_METHOD', itemIds: [] }, [withdrawn])).toEqual([{ about: [], isGone: false }]);
});
