import {
  cartPaymentMethods,
  clearCart as clearCartCall,
  getCart,
  getPublicCart,
  mergeCart as mergeCartCall,
  orderedCourses,
  saveCart as saveCartCall,
} from '../../src/contract/cart.ts';
import { quoteCart } from '../../src/contract/order.ts';
import { emptyCart } from '../../src/domain/cart.ts';
import { mayBuy } from '../../src/domain/identity.ts';
import { handle } from '../http/handle.ts';
import { readCart } from '../store/carts.ts';
import { orderedItemIds } from '../store/purchases.ts';
import { readSettings } from '../store/settings.ts';
import { cartOwnerOf, guestOwnerOf, ownCart } from '../useCases/cartOwner.ts';
import { computeQuote } from '../useCases/computeQuote.ts';
import { mergeCart } from '../useCases/mergeCart.ts';
import { offeredMethods } from '../useCases/offeredMethods.ts';
import { clearCart, saveCart } from '../useCases/saveCart.ts';
import { signedQuote } from '../useCases/signedQuote.ts';

export const cartRoutes = [
  handle(getPublicCart, async (_, context) => {
    const owner = cartOwnerOf(context);
    return owner === null ? emptyCart : await readCart(context.parts.db, owner);
  }),

  handle(getCart, (_, { parts, person }) => readCart(parts.db, { kind: 'person', userId: person().userId })),

  handle(saveCartCall, async ({ body }, context) => {
    const { caller, parts, now } = context;
    // An instructor or an administrator has no cart (specification 6).
    if (caller.kind === 'person' && !mayBuy(caller.role)) return emptyCart;
    return await saveCart(parts, ownCart(context), body, now);
  }),

  handle(mergeCartCall, ({ body }, context) => {
    const { parts, person, now } = context;
    return mergeCart(parts, { userId: person().userId, guest: guestOwnerOf(context), device: body }, now);
  }),

  handle(clearCartCall, async (_, context) => {
    const owner = cartOwnerOf(context);
    if (owner !== null) await clearCart(context.parts, owner, context.now);
    return null;
  }),

  handle(orderedCourses, (_, { parts, person }) => orderedItemIds(parts.db, person().userId)),

  handle(cartPaymentMethods, async (_, { parts: { db } }) => [
    ...(await offeredMethods(db, (await readSettings(db)).currency)),
  ]),

  handle(quoteCart, async ({ body }, { parts, caller, now }) => {
    const buyer = caller.kind === 'person' ? { userId: caller.userId, role: caller.role } : null;
    return signedQuote(parts.config, await computeQuote(parts.db, body, buyer, now), now);
  }),
];
