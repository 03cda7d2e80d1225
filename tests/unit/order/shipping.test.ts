import { describe, expect, test } from 'vitest';
import {
  chosenShipping,
  needsShipping,
  offeredShipping,
  type ShippingOption,
  shippingFee,
  standingShipping,
  usualShipping,
} from '../../../src/domain/order/shipping.ts';
import { noOption, refuseShipping, storedShipping, typedShipping } from '../../../src/domain/order/typedShipping.ts';

const option = (changes: Partial<ShippingOption> = {}): ShippingOption => ({
  id: 'post',
  name: { th: 'ส่งธรรมดา', en: 'Post' },
  detail: null,
  needsAddress: true,
  isEnabled: true,
  fees: { THB: 4_000, USD: null },
  freeFrom: { THB: 100_000, USD: null },
  ...changes,
});
const book = (unitPrice: number, quantity = 1) => ({ kind: 'product' as const, unitPrice, quantity });
const course = { kind: 'course' as const, unitPrice: 50_000, quantity: 1 };

describe('what sending costs', () => {
  test('only a product has to be sent', () => {
    expect(needsShipping([course])).toBe(false);
    expect(needsShipping([course, book(1)])).toBe(true);
    expect(shippingFee(option(), [course], 'THB')).toBe(0);
  });

  test('one fee for the whole order, however many pieces', () => {
    expect(shippingFee(option(), [book(10_000, 3), book(5_000)], 'THB')).toBe(4_000);
    expect(shippingFee(null, [book(10_000)], 'THB')).toBe(0);
  });

  test('free from the price of everything in the order, to the satang', () => {
    expect(shippingFee(option(), [book(99_999)], 'THB')).toBe(4_000);
    expect(shippingFee(option(), [book(100_000)], 'THB')).toBe(0);
    expect(shippingFee(option(), [course, book(25_000, 2)], 'THB')).toBe(0);
    expect(shippingFee(option({ freeFrom: { THB: null, USD: null } }), [book(900_000)], 'THB')).toBe(4_000);
  });
});

test('a disabled option, or one without a fee in the shop’s currency, cannot be chosen', () => {
  const options = [
    option(),
    option({ id: 'off', isEnabled: false }),
    option({ id: 'abroad', fees: { THB: 9, USD: 9 } }),
  ];
  expect(offeredShipping(options, 'THB').map(({ id }) => id)).toEqual(['post', 'abroad']);
  expect(offeredShipping(options, 'USD').map(({ id }) => id)).toEqual(['abroad']);
  expect(chosenShipping(options, 'off', 'THB')).toBeNull();
  expect(chosenShipping(options, null, 'THB')).toBeNull();
  expect(chosenShipping(options, 'post', 'THB')).toBe(options[0]);
});

describe('the options as they are typed', () => {
  const typed = (changes: Partial<ReturnType<typeof noOption>> = {}) => ({
    options: [{ ...noOption('a'), name: { th: 'ส่ง', en: '' }, fees: { THB: '40', USD: '' }, ...changes }],
  });

  test('are read back as stored', () => {
    const options = [option(), option({ id: 'b', detail: { th: 'สามวัน', en: null } })];
    expect(storedShipping(typedShipping(options))).toEqual(options);
    expect(refuseShipping(typedShipping(usualShipping), 'THB')).toEqual({});
  });

  test('amounts are read with commas and Thai digits', () => {
    const [stored] = storedShipping(typed({ fees: { THB: '๔๐.๕๐', USD: '' }, freeFrom: { THB: '1,000', USD: '' } }));
    expect([stored?.fees.THB, stored?.freeFrom.THB]).toEqual([4_050, 100_000]);
  });

  test.each([
    [{ fees: { THB: '', USD: '' } }, { 'options.0.fees.THB': 'shipping.fee.required' }],
    [{ fees: { THB: '', USD: '' }, isEnabled: false }, {}],
    [{ fees: { THB: '-1', USD: '' } }, { 'options.0.fees.THB': 'shipping.fee.invalid' }],
    [{ fees: { THB: '1.005', USD: '' } }, { 'options.0.fees.THB': 'shipping.fee.invalid' }],
    [{ fees: { THB: '0', USD: 'x' } }, { 'options.0.fees.USD': 'shipping.fee.invalid' }],
    [{ freeFrom: { THB: '0', USD: '' } }, { 'options.0.freeFrom.THB': 'shipping.freeFrom.invalid' }],
    [{ name: { th: '', en: 'Post' } }, { 'options.0.name.th': 'text.th.required' }],
  ])('%o is refused as %o', (changes, problems) => {
    expect(refuseShipping(typed(changes), 'THB')).toEqual(problems);
  });

  test('not more than twelve, and none twice', () => {
    const rows = (ids: readonly string[]) => ({ options: ids.flatMap((id) => typed({ id }).options) });
    expect(refuseShipping(rows(['a', 'a']), 'THB')).toEqual({ options: 'shipping.options.twice' });
    expect(refuseShipping(rows(Array.from({ length: 13 }, (_, at) => `o${at}`)), 'THB')).toEqual({
      options: 'shipping.options.max',
    });
  });
});

test('the first option is the default; a withdrawn one leaves its place empty', () => {
  const [post, abroad] = [option(), option({ id: 'abroad' })];
  const offered = [post, abroad];
  expect(standingShipping(offered, null)).toEqual({ option: post, isWithdrawn: false });
  expect(standingShipping(offered, 'abroad')).toEqual({ option: abroad, isWithdrawn: false });
  expect(standingShipping(offered, 'off')).toEqual({ option: null, isWithdrawn: true });
  for (const chosenId of ['post', null]) {
    expect(standingShipping([], chosenId)).toEqual({ option: null, isWithdrawn: false });
  }
});
