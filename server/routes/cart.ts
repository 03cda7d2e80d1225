import {
  cartPaymentMethods,
  clearCartCall,
  mergeCartCall,
  orderedCourses,
  saveCartCall,
} from '../../src/contract/cart/cart.ts';
import { couponByCode, couponsOfCart } from '../../src/contract/cart/coupon.ts';
import { forgetGuestCart } from '../../src/contract/cart/forgetGuestCart.ts';
import { listPromotions } from '../../src/contract/cart/promotion.ts';
import { getCart, getPublicCart } from '../../src/contract/cart/shownCart.ts';
import { quoteCart } from '../../src/contract/order/quote.ts';
import { emptyCart } from '../../src/domain/cart/cart.ts';
import { mayBuy } from '../../src/domain/people/identity.ts';
import type { Caller } from '../base/caller.ts';
import { isRefusal } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { removeCart } from '../store/cart/carts.ts';
import { transaction } from '../store/database/transaction.ts';
import { paymentMethodsVersion } from '../store/order/paymentMethods.ts';
import { readSettings, storedSettings } from '../store/site/settings.ts';
import { cartOwnerOf, guestOwnerOf, ownCart } from '../useCases/cart/cartOwner.ts';
import { findCoupon, openCouponsOfCarts } from '../useCases/cart/findCoupon.ts';
import { mergeCart } from '../useCases/cart/mergeCart.ts';
import { clearCart, saveCart } from '../useCases/cart/saveCart.ts';
import { showCart } from '../useCases/cart/showCart.ts';
import { promotionsVersionText, showPromotions } from '../useCases/cart/showPromotions.ts';
import { orderedCoursesOf } from '../useCases/order/buyingAgain.ts';
import { computeQuote } from '../useCases/order/computeQuote.ts';
import { offeredMethods } from '../useCases/order/offeredMethods.ts';
import { signedQuote } from '../useCases/order/signedQuote.ts';

export const cartRoutes = [
  handle(getPublicCart, async (_, context) => {
    const owner = cartOwnerOf(context);
    return owner === null ? { ...emptyCart, lines: [] } : await showCart(context.parts, owner, context.now);
  }),

  handle(getCart, (_, { parts, person, now }) => showCart(parts, { kind: 'person', userId: person().userId }, now)),

  handle(saveCartCall, async ({ body }, context) => {
    const { caller, parts, now } = context;
    // An instructor or an administrator has no cart (specification 6).
    if (caller.kind === 'person' && !mayBuy(caller.role)) {
      return { cart: emptyCart, cartId: null, revision: 0, mustJoin: false };
    }
    return await saveCart(parts, ownCart(context), body, now);
  }),

  handle(mergeCartCall, ({ body }, context) => {
    const { parts, person, now, once } = context;
    const merging = { userId: person().userId, guest: guestOwnerOf(context), sent: body };
    return once((tx) => mergeCart(tx, parts, merging, now));
  }),

  handle(clearCartCall, async (_, context) => {
    const owner = cartOwnerOf(context);
    if (owner !== null) await transaction(context.parts.db, (tx) => clearCart(tx, context.parts, owner, context.now));
    return null;
  }),

  handle(forgetGuestCart, async (_, context) => {
    const guest = guestOwnerOf(context);
    // The cookie stays: pictures of an unsent report belong to it.
    if (guest !== null) await removeCart(context.parts.db, guest);
    return null;
  }),

  handle(orderedCourses, async (_, { parts, person, now }) => [
    ...(await orderedCoursesOf(parts.db, person().userId, now)),
  ]),

  handle(
    cartPaymentMethods,
    async (_, { parts: { db, payments } }) => [
      ...(await offeredMethods(db, payments, (await readSettings(db)).currency)),
    ],
    {
      version: async ({ parts: { db } }) => `${(await storedSettings(db)).currency} ${await paymentMethodsVersion(db)}`,
    },
  ),

  handle(listPromotions, async (_, { parts, now }) => [...(await showPromotions(parts.db, now))], {
    version: promotionsVersionText,
  }),

  handle(
    couponByCode,
    async ({ body }, { parts, caller, now }) => {
      const found = await findCoupon(parts.db, body.code, userIdOf(caller), now);
      return isRefusal(found) ? found : [...found];
    },
    {
      limits: (_, context) => {
        const { throttles, address } = context;
        const owner = cartOwnerOf(context);
        const guesser = owner === null ? null : owner.kind === 'person' ? owner.userId : owner.keyHash;
        return [
          [throttles.couponCodeFromAddress, address],
          ...(guesser === null ? [] : [[throttles.couponCode, guesser] as const]),
        ];
      },
    },
  ),

  handle(couponsOfCart, async ({ body }, context) => {
    const { parts, caller, now } = context;
    const owners = [cartOwnerOf(context), guestOwnerOf(context)].filter((owner) => owner !== null);
    return [...(await openCouponsOfCarts(parts.db, owners, body.couponIds, userIdOf(caller), now))];
  }),

  handle(quoteCart, async ({ body }, { parts, caller, now }) => {
    const buyer = caller.kind === 'person' ? { userId: caller.userId, role: caller.role } : null;
    return signedQuote(parts.config, await computeQuote(parts.db, parts.payments, body, buyer, now), now);
  }),
];

const userIdOf = (caller: Caller): string | null => (caller.kind === 'person' ? caller.userId : null);
