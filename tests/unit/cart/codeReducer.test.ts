import { expect, test } from 'vitest';
import { type CodeEvent, type CodeState, codeReducer, noCode } from '../../../src/features/cart/coupon/codeReducer.ts';

const refused = { problem: { kind: 'notFound', code: 'NONE', missing: 0 }, by: 'cart' } as const;
const stateAfter = (...events: readonly CodeEvent[]): CodeState => events.reduce(codeReducer, noCode);
const begun: CodeEvent = { type: 'begun' };
const ended: CodeEvent = { type: 'ended' };

test('a refused code stays refused when its check ends, until something is typed', () => {
  const state = stateAfter(begun, { type: 'refused', refused }, ended);
  expect(state).toEqual({ name: 'typing', refused });
  expect(codeReducer(state, { type: 'typed' })).toEqual(noCode);
  expect(codeReducer(state, begun)).toEqual({ name: 'busy' });
});

test('a code that is being checked stays, whatever is typed', () => {
  expect(stateAfter(begun, { type: 'typed' })).toEqual({ name: 'busy' });
  expect(stateAfter(begun, ended)).toEqual(noCode);
});

test('a coupon in the cart is on its way until the total counts it', () => {
  const added = stateAfter(begun, { type: 'added', couponId: '1' }, ended);
  expect(added).toEqual({ name: 'added', couponId: '1' });
  expect(codeReducer(added, { type: 'counted' })).toEqual(noCode);
});
