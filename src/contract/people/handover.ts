import * as z from 'zod/mini';
import { type HandedThings, isHandoverToken } from '../../domain/people/handover.ts';
import type { Person } from '../../domain/people/identity.ts';
import { defineCall } from '../call.ts';
import { cartCodec } from '../cart/cart.ts';
import { dataOf, idSchema, instantCodec, keySchema, shortText, tokenSchema } from '../primitives.ts';
import { personCodec } from './session.ts';

/** As many orders as a device remembers. */
const mostOrders = 200;

const handedOrderCodec = z.codec(
  z.object({ token: tokenSchema, order_id: idSchema, user_id: z.nullable(idSchema) }),
  z.custom<HandedThings['orders'][number]>(),
  {
    decode: (w) => ({ token: w.token, orderId: w.order_id, userId: w.user_id }),
    encode: (order) => ({ token: order.token, order_id: order.orderId, user_id: order.userId }),
  },
);

const guestCodec = z.codec(
  z.object({ email: shortText, firstname: shortText, lastname: shortText, tel: shortText }),
  z.custom<NonNullable<HandedThings['guest']>>(),
  {
    decode: (w) => ({ email: w.email, firstName: w.firstname, lastName: w.lastname, tel: w.tel }),
    encode: (guest) => ({ email: guest.email, firstname: guest.firstName, lastname: guest.lastName, tel: guest.tel }),
  },
);

const things = {
  cart: cartCodec,
  guest: z.nullable(guestCodec),
  orders: z.readonly(z.array(handedOrderCodec).check(z.maxLength(mostOrders))),
};

/** `userId`: whom the page shows as signed in; another's session is not handed over. */
export type HandoverStart = HandedThings & { readonly userId: string | null };

/** What was started: how to take it, until when, and whether whoever is signed in goes along. */
export type StartedHandover = { readonly token: string; readonly expiresAt: number; readonly withSession: boolean };

export const startHandover = defineCall({
  name: 'startHandover',
  method: 'POST',
  path: '/public/handover',
  scope: 'public',
  origin: 'addition',
  summary:
    "Hands the caller's session, cart, details and orders over to the app that is installed from this browser: a token for one taking within 15 minutes.",
  body: z.codec(z.object({ ...things, user_id: z.nullable(idSchema) }), z.custom<HandoverStart>(), {
    decode: ({ user_id, ...handed }) => ({ ...handed, userId: user_id }),
    encode: ({ userId, ...handed }) => ({ ...handed, user_id: userId }),
  }),
  response: dataOf(
    z.codec(
      z.object({ token: z.string(), expires_at: instantCodec, with_session: z.boolean() }),
      z.custom<StartedHandover>(),
      {
        decode: (w) => ({ token: w.token, expiresAt: w.expires_at, withSession: w.with_session }),
        encode: (s) => ({ token: s.token, expires_at: s.expiresAt, with_session: s.withSession }),
      },
    ),
  ),
});

/** `person`: who is signed in here from now on by the hand-over; `null` where nobody was handed over. */
export type TakenHandover = HandedThings & { readonly person: Person | null };

export const takeHandover = defineCall({
  name: 'takeHandover',
  method: 'POST',
  path: '/public/handover/take',
  scope: 'public',
  changesSession: true,
  origin: 'addition',
  summary:
    'Takes what was handed over, once: whoever takes it first, by a key of their own, may repeat it. 409 OTHER_USER where somebody else is signed in, unless that session is to be replaced.',
  body: z.codec(
    z.object({
      token: z.string().check(z.refine(isHandoverToken)),
      key: keySchema,
      replace_session: z.boolean(),
    }),
    z.custom<{ token: string; key: string; replacesSession: boolean }>(),
    {
      decode: (w) => ({ token: w.token, key: w.key, replacesSession: w.replace_session }),
      encode: (b) => ({ token: b.token, key: b.key, replace_session: b.replacesSession }),
    },
  ),
  response: dataOf(z.object({ ...things, person: z.nullable(personCodec) })),
  failures: ['LINK_EXPIRED', 'OTHER_USER', 'WHITELIST_USER_DENIED'],
});
