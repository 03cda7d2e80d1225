import * as z from 'zod/mini';
import type { PersistedCart } from '../../../server/store/cart/carts.ts';
import { mustJoinFirst, nextStoredCart } from '../../../server/useCases/cart/saveCart.ts';
import { mergeCartCall, saveCartCall } from '../../../src/contract/cart/cart.ts';
import { forgetGuestCart } from '../../../src/contract/cart/forgetGuestCart.ts';
import { addToCart, type Cart, type CartLine, emptyCart, mergeCarts } from '../../../src/domain/cart/cart.ts';

/** A held call: `arrived` when it waits, `sent` when the test lets it continue or fail. */
type Held = {
  readonly way: 'to' | 'back';
  readonly arrived: PromiseWithResolvers<void>;
  readonly sent: PromiseWithResolvers<void>;
};

const passing = ({ arrived, sent }: Held): Promise<void> => {
  arrived.resolve();
  return sent.promise;
};

type Asked = { readonly path: string; readonly body: string; readonly key: string };

/** The shop from the view of a device's cart, with the real merge rules: its copies, its clock, and lost messages. */
export class CartShop {
  readonly #personsId: string;
  now = 1_000_000;
  /** Session of incoming calls. */
  here: 'guest' | 'person' = 'guest';
  loses: 'nothing' | 'calls' | 'answers' = 'nothing';
  readonly #kept = new Map<string, PersistedCart>();
  /** Merges by key: a repeated key gets the same answer without an effect. */
  readonly #joined = new Map<string, { readonly body: string; readonly answer: unknown }>();
  readonly #held: Held[] = [];
  #forgotten = 0;

  constructor(personsId = 'of-person') {
    this.#personsId = personsId;
  }

  get kept(): PersistedCart {
    const cartId = this.here === 'guest' ? `of-guest-${this.#forgotten}` : this.#personsId;
    return this.#kept.get(this.here) ?? { cart: emptyCart, cartId, revision: 0 };
  }

  get ids(): readonly string[] {
    return this.kept.cart.lines.map(({ itemId }) => itemId);
  }

  /** The guest's copy is deleted with its row; the next guest has another one. */
  forgetGuest(): void {
    this.#forgotten += 1;
    this.#kept.delete('guest');
  }

  /** A change by another device or an order. */
  change(cart: Cart): void {
    this.#kept.set(this.here, { ...this.kept, cart, revision: this.kept.revision + 1 });
  }

  /** Another device adds a course a second later. */
  putElsewhere(itemId: string): void {
    this.now += 1_000;
    this.change(addToCart(this.kept.cart, course(itemId, this.now), this.now));
  }

  /** Holds the next call before or after the shop. */
  holdNext(way: Held['way']): Held {
    const held = { way, arrived: Promise.withResolvers<void>(), sent: Promise.withResolvers<void>() };
    this.#held.push(held);
    return held;
  }

  /** Answers a device's cart. */
  async answer(asked: Asked): Promise<Response> {
    const held = this.#held.shift();
    if (held?.way === 'to') await passing(held);
    const answer = this.#answer(asked);
    if (held?.way === 'back') await passing(held);
    return answer;
  }

  #answer({ path, body, key }: Asked): Response {
    if (this.loses === 'calls') throw new TypeError('Failed to fetch');
    if (path === mergeCartCall.path && this.here === 'guest') return refused(key, 401, 'UNAUTHORIZED');
    if ((this.#joined.get(key)?.body ?? body) !== body) return refused(key, 422, 'IDEMPOTENCY_CONFLICT');
    const answer = this.#take(path, body, key);
    if (this.loses === 'answers') throw new TypeError('Failed to fetch');
    return Response.json(answer, { headers: { 'idempotency-key': key } });
  }

  #take(path: string, body: string, key: string): unknown {
    if (path === saveCartCall.path) return this.#save(body);
    if (path === mergeCartCall.path) return this.#merge(body, key);
    if (path !== forgetGuestCart.path) throw new TypeError(`Nobody answers ${path}`);
    this.forgetGuest();
    return z.encode(forgetGuestCart.response, null);
  }

  #save(body: string): unknown {
    const told = z.decode(saveCartCall.body, JSON.parse(body));
    const mustJoin = mustJoinFirst(this.kept, { kind: this.here }, told);
    const changed = mustJoin ? null : nextStoredCart(this.kept, told, this.now);
    if (changed !== null) this.change(changed);
    return z.encode(saveCartCall.response, { ...this.kept, mustJoin });
  }

  #merge(body: string, key: string): unknown {
    const before = this.#joined.get(key);
    if (before !== undefined) return before.answer;
    const { base: _, ...told } = z.decode(mergeCartCall.body, JSON.parse(body));
    this.change(mergeCarts(this.kept.cart, { ...told, couponIds: told.couponIds ?? [] }, [], this.now).cart);
    const answer = z.encode(mergeCartCall.response, { ...this.kept, leftOutIds: [], withoutRoomIds: [] });
    this.#joined.set(key, { body, answer });
    return answer;
  }
}

const refused = (key: string, status: number, code: string) =>
  Response.json({ success: false, error: { code, message: '' } }, { status, headers: { 'idempotency-key': key } });

/** A cart line with a course. */
export const course = (itemId: string, addedAt: number): CartLine => ({
  ...{ itemId, kind: 'course', planId: `p${itemId}`, quantity: 1, seenPrice: null, addedAt },
});
