import { guestKeyCookie, guestKeyHash, makeGuestKey } from '../../identity/guestKey.ts';
import type { CartOwner } from '../../store/cart/carts.ts';
import type { CallContext } from '../callContext.ts';

/** The caller's own cart, or `null` for a guest without one. The request's claim is ignored. */
export const cartOwnerOf = ({ caller }: Pick<CallContext, 'caller'>): CartOwner | null => {
  if (caller.kind === 'person') return { kind: 'person', userId: caller.userId };
  return guestOwnerOf({ caller });
};

/** The cart of the guest's cookie, whoever is signed in. */
export const guestOwnerOf = ({ caller }: Pick<CallContext, 'caller'>): CartOwner | null =>
  caller.cartKey === null ? null : { kind: 'guest', keyHash: guestKeyHash(caller.cartKey) };

/** The caller's own cart; a guest gets the cookie, prolonged with every write. */
export function ownCart(context: CallContext): CartOwner {
  const { caller, parts, addCookies } = context;
  if (caller.kind === 'person') return { kind: 'person', userId: caller.userId };
  const key = caller.cartKey ?? makeGuestKey();
  const isSecure = parts.config.publicUrl.startsWith('https:');
  addCookies([guestKeyCookie(key, parts.config.secrets.CART_SECRET, isSecure)]);
  return { kind: 'guest', keyHash: guestKeyHash(key) };
}
