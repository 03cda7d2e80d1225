import * as z from 'zod/mini';
import type { KeptCart } from '../../server/store/carts.ts';
import { cartWithTold, mustJoinFirst } from '../../server/useCases/saveCart.ts';
import { mergeCart, saveCart } from '../../src/contract/cart.ts';
import { addToCart, type Cart, type CartLine, emptyCart, mergeCarts } from '../../src/domain/cart.ts';

type Asked = { readonly path: string; readonly body: string; readonly key: string };

/** The shop as a device's cart meets it, by the shop's own rules: its copies, its clock, and what gets lost on the way. */
export class CartShop {
  now = 1_000_000;
  /** Under whose session calls come. */
  here: 'guest' | 'person' = 'guest';
  loses: 'nothing' | 'calls' | 'answers' = 'nothing';
  readonly #kept = new Map<string, KeptCart>();
  readonly #answers = new Map<string, unknown>();

  get kept(): KeptCart {
    return this.#kept.get(this.here) ?? { cart: emptyCart, cartId: `of-${this.here}`, revision: 0 };
  }

  get ids(): readonly string[] {
    return this.kept.cart.lines.map(({ itemId }) => itemId);
  }

  /** As another device, or an order, changes it. */
  change(cart: Cart): void {
    this.#kept.set(this.here, { ...this.kept, cart, revision: this.kept.revision + 1 });
  }

  /** Another device puts a course in, a second later. */
  putElsewhere(itemId: string): void {
    this.now += 1_000;
    this.change(addToCart(this.kept.cart, course(itemId, this.now), this.now));
  }

  /** Answers what a device tells of its cart. */
  answer({ path, body, key }: Asked): Response {
    if (this.loses === 'calls') throw new TypeError('Failed to fetch');
    if (path === mergeCart.path && this.here === 'guest') return refused(key);
    const answer = path === saveCart.path ? this.#save(body) : this.#merge(body, key);
    if (this.loses === 'answers') throw new TypeError('Failed to fetch');
    return Response.json(answer, { headers: { 'idempotency-key': key } });
  }

  #save(body: string): unknown {
    const told = z.decode(saveCart.body, JSON.parse(body));
    const mustJoin = mustJoinFirst(this.kept, { kind: this.here }, told);
    const changed = mustJoin ? null : cartWithTold(this.kept, told, this.now);
    if (changed !== null) this.change(changed);
    return z.encode(saveCart.response, { ...this.kept, mustJoin });
  }

  #merge(body: string, key: string): unknown {
    const before = this.#answers.get(key);
    if (before !== undefined) return before;
    const { base: _, ...told } = z.decode(mergeCart.body, JSON.parse(body));
    this.change(mergeCarts(this.kept.cart, { ...told, couponIds: told.couponIds ?? [] }, [], this.now).cart);
    const answer = z.encode(mergeCart.response, { ...this.kept, leftOutIds: [] });
    this.#answers.set(key, answer);
    return answer;
  }
}

const refused = (key: string) =>
  Response.json(
    { success: false, error: { code: 'UNAUTHORIZED', message: '' } },
    { status: 401, headers: { 'idempotency-key': key } },
  );

/** A line with a course. */
export const course = (itemId: string, addedAt: number): CartLine => ({
  ...{ itemId, kind: 'course', planId: `p${itemId}`, quantity: 1, seenPrice: null, addedAt },
});
