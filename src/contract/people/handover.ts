import * as z from 'zod/mini';
import { type HandedThings, isHandoverToken } from '../../domain/people/handover.ts';
import type { Person } from '../../domain/people/identity.ts';
import { defineCall } from '../call.ts';
import { cartCodec } from '../cart/cart.ts';
import { field, object, type Table } from '../field.ts';
import { dataOf, idSchema, instant, keySchema, list, shortText, tokenSchema } from '../primitives.ts';
import { personCodec } from './session.ts';

/** The same limit as a device's own list. */
const mostOrders = 200;

const handedOrder = object<HandedThings['orders'][number]>({
  token: field('token', tokenSchema),
  orderId: field('order_id', idSchema),
  userId: field('user_id', z.nullable(idSchema)),
});

const guest = object<NonNullable<HandedThings['guest']>>({
  email: field('email', shortText),
  firstName: field('firstname', shortText),
  lastName: field('lastname', shortText),
  tel: field('tel', shortText),
});

const thingsTable: Table<HandedThings> = {
  cart: field('cart', cartCodec),
  guest: field('guest', z.nullable(guest)),
  orders: field('orders', list(handedOrder).check(z.maxLength(mostOrders))),
};

/** `userId`: the person on the page; another person's session is not transferred. */
export type HandoverStart = HandedThings & { readonly userId: string | null };

/** A started handover: token, expiry, and whether it includes the session. */
export type StartedHandover = { readonly token: string; readonly expiresAt: number; readonly withSession: boolean };

export const startHandoverCall = defineCall('startHandover', 'POST /public/handover', 'public', {
  summary:
    'Starts a handover of session, cart, details and orders to the app installed from this browser. The token works once, within 15 minutes.',
  body: object<HandoverStart>({ ...thingsTable, userId: field('user_id', z.nullable(idSchema)) }),
  response: dataOf(
    object<StartedHandover>({
      token: field('token', z.string()),
      expiresAt: field('expires_at', instant),
      withSession: field('with_session', z.boolean()),
    }),
  ),
});

/** `person`: signed in here by the handover; `null` without a session. */
export type TakenHandover = HandedThings & { readonly person: Person | null };

export const takeHandoverCall = defineCall('takeHandover', 'POST /public/handover/take', 'public', {
  changesSession: true,
  summary:
    'Takes a handover, once; its taker may repeat the call with the same key. 409 OTHER_USER if somebody else is signed in, unless that session is to be replaced.',
  body: object({
    token: field('token', z.string().check(z.refine(isHandoverToken))),
    key: field('key', keySchema),
    replacesSession: field('replace_session', z.boolean()),
  }),
  response: dataOf(object<TakenHandover>({ ...thingsTable, person: field('person', z.nullable(personCodec)) })),
  failures: ['LINK_EXPIRED', 'OTHER_USER', 'WHITELIST_USER_DENIED'],
});
