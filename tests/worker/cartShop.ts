import * as z from 'zod/mini';
import type { KeptCart } from '../../server/store/carts.ts';
import { cartWithTold } from '../../server/useCases/saveCart.ts';
import { saveCart } from '../../src/contract/cart.ts';
import { addToCart, type Cart, type CartLine, emptyCart } from '../../src/domain/cart.ts';

/** The shop as a device's cart meets it, by the shop's own rule: its copy, its clock, and what gets lost on the way. */
export class CartShop {
  now = 1_000_000;
  kept: KeptCart = { cart: emptyCart, cartId: 'cart', revision: 0 };
  loses: 'nothing' | 'calls' | 'answers' = 'nothing';

  get ids(): readonly string[] {
    return this.kept.cart.lines.map(({ itemId }) => itemId);
  }

  /** As another device, or an order, changes it. */
  change(cart: Cart): void {
    this.kept = { ...this.kept, cart, revision: this.kept.revision + 1 };
  }

  /** Another device puts a course in, a second later. */
  putElsewhere(itemId: string): void {
    this.now += 1_000;
    this.change(addToCart(this.kept.cart, course(itemId, this.now), this.now));
  }

  /** Answers a mirrored cart. */
  answer(body: string): Response {
    if (this.loses === 'calls') throw new TypeError('Failed to fetch');
    const changed = cartWithTold(this.kept, z.decode(saveCart.body, JSON.parse(body)), this.now);
    if (changed !== null) this.change(changed);
    if (this.loses === 'answers') throw new TypeError('Failed to fetch');
    return Response.json(z.encode(saveCart.response, this.kept));
  }
}

/** A line with a course. */
export const course = (itemId: string, addedAt: number): CartLine => ({
  ...{ itemId, kind: 'course', planId: `p${itemId}`, quantity: 1, seenPrice: null, addedAt },
});
