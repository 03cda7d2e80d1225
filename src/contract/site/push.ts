import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf, done, idSchema, languageSchema, list, tokenSchema } from '../primitives.ts';
import { type PushSubscriptionWish, pushPaths } from './pushMessage.ts';

/** Orders that one device may listen for without a session. */
const pushOrdersMaximum = 20;

const endpointSchema = z.string().check(z.minLength(1), z.maxLength(1_000));

export const pushKey = defineCall('pushKey', `GET ${pushPaths.key}`, 'public', {
  caching: 'shared',
  summary: "The shop's public key for push messages (VAPID, base64url).",
  response: dataOf(z.string()),
});

export const savePushSubscriptionCall = defineCall('savePushSubscription', `PUT ${pushPaths.subscription}`, 'public', {
  summary:
    'Subscribes this device to push messages about orders: those of its signed-in person, and others by their tokens.',
  body: object<PushSubscriptionWish>({
    endpoint: field('endpoint', endpointSchema),
    publicKey: field('keys.p256dh', z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/))),
    secret: field('keys.auth', z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))),
    language: field('language', languageSchema),
    userId: field('user_id', z.nullable(idSchema)),
    orderTokens: field('order_tokens', list(tokenSchema).check(z.maxLength(pushOrdersMaximum))),
  }),
  response: done,
  failures: ['INPUT_ERROR', 'UNAUTHORIZED', 'OTHER_USER', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const removePushSubscription = defineCall('removePushSubscription', `POST ${pushPaths.unsubscribe}`, 'public', {
  summary: 'Ends the push messages to one device, known by its secret address. Also for one that there is not.',
  body: z.object({ endpoint: endpointSchema }),
  response: done,
});
