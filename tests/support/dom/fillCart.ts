import { queryClient } from '../../../src/app/queryClient.ts';
import type { ItemKind, Listing } from '../../../src/domain/catalogue/course.ts';
import { putInCart } from '../../../src/features/cart/putInCart.ts';
import { plan } from '../../unit/courseFixture.ts';
import { row } from '../../unit/listingFixture.ts';

export type CartThing = {
  readonly id: string;
  readonly title: string;
  readonly kind?: ItemKind;
  readonly seatsLeft?: number;
};

export const priceOfThing = 199_000;

export const listingOfThing = ({ id, title, kind = 'course', seatsLeft }: CartThing): Listing =>
  row(id, title, title, { kind, courseType: kind === 'course' ? 'online' : null, seatsLeft: seatsLeft ?? null });

export const planOfThing = ({ id }: CartThing) =>
  plan(`${id}a`, { itemId: id, prices: { THB: priceOfThing, USD: null } });

/** Adds courses and products to the device's cart, one each. */
export async function fillCart(...things: readonly CartThing[]): Promise<void> {
  for (const thing of things) {
    const { id: itemId, kind = 'course' } = thing;
    const item = { listing: listingOfThing(thing), plans: [planOfThing(thing)], seenAt: Date.now() };
    await putInCart(queryClient, item, { itemId, kind, planId: `${itemId}a`, quantity: 1, seenPrice: priceOfThing });
  }
}
