import { expect, test } from 'vitest';
import { type ShippingOption, usualShipping } from '../../../src/domain/order/shipping.ts';
import { noPostalAddress, type SavedAddress } from '../../../src/domain/people/postalAddress.ts';
import {
  type DeliveryEvent,
  deliveryOf,
  deliveryReducer,
  freshDeliveryForm,
  noDelivery,
  standingDelivery,
} from '../../../src/features/checkout/delivery/deliveryChoice.ts';

const post = usualShipping[0] as ShippingOption;
const pickup: ShippingOption = { ...post, id: 'pickup', needsAddress: false };
const home = { ...noPostalAddress, id: 'home' } as SavedAddress;
const work = { ...noPostalAddress, id: 'work' } as SavedAddress;
const facts = {
  ...{ choice: noDelivery, options: [post, pickup], addresses: [home, work] },
  ...{ begun: noPostalAddress, isNeeded: true, currency: 'THB' as const },
} as const;

const formAfter = (...events: readonly DeliveryEvent[]) => events.reduce(deliveryReducer, freshDeliveryForm);

test('a refusal stays until a change, and problems show from the first submission on', () => {
  const refused = formAfter({ type: 'confirmed' }, { type: 'refused', problems: { tel: 'no' }, isGone: true });
  expect(refused).toEqual({ isTried: true, refused: { tel: 'no' }, isGone: true });
  expect(deliveryReducer(refused, { type: 'changed' })).toEqual({ isTried: true, refused: {}, isGone: false });
});

test('without a choice, the first option and the first address are the default', () => {
  expect(standingDelivery(facts)).toMatchObject({ option: { id: post.id }, chosenId: null, address: { id: 'home' } });
  expect(standingDelivery({ ...facts, addresses: [] })).toMatchObject({ address: null, usesTyped: true });
});

test('an address shows if the option needs one, and a typed one while there is no option', () => {
  const pickedUp = { ...facts, choice: { ...noDelivery, optionId: 'pickup' } };
  expect(standingDelivery(pickedUp)).toMatchObject({ needsAddress: false, showsAddress: false });
  const choice = { ...noDelivery, optionId: 'gone', typed: noPostalAddress };
  const withdrawn = { ...facts, options: [pickup], choice };
  expect(standingDelivery(withdrawn)).toMatchObject({ option: null, withdrawn: { name: null }, showsAddress: true });
});

test('a cart without products lacks nothing', () => {
  const choice = { ...noDelivery, optionId: 'gone' };
  const nothing = standingDelivery({ ...facts, options: [], choice, isNeeded: false });
  expect(nothing).toMatchObject({ option: null, withdrawn: null, isNoneOffered: false, isLackTold: false });
});

test('an order goes to the chosen address of the account, or to the typed one', () => {
  expect(deliveryOf(work, noPostalAddress, true)).toEqual({ kind: 'saved', addressId: 'work' });
  expect(deliveryOf(null, { ...noPostalAddress, tel: ' 0812345678 ' }, true)).toMatchObject({
    ...{ kind: 'typed', isSaved: true },
    address: { tel: '0812345678', isDefault: false },
  });
});
