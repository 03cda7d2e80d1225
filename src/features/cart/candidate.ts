import { addToCart, type Cart, type CartLine } from '../../domain/cart/cart.ts';
import type { CartItem } from '../../platform/cart/cartItems.ts';

/** An item that counts as if it were in the cart. */
export type Candidate = { readonly line: CartLine; readonly item: CartItem };

/** The cart as it is once the candidate is put in. */
export const withCandidate = (cart: Cart, candidate: Candidate | null, now: number): Cart =>
  candidate === null ? cart : addToCart(cart, { ...candidate.line, addedAt: now }, now);
