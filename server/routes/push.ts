import { pushKey, removePushSubscription, savePushSubscriptionCall } from '../../src/contract/site/push.ts';
import { refuse } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { allOrRefused } from '../store/database/onceByKey.ts';
import { removePushSubscriptionAt } from '../store/people/pushSubscriptions.ts';
import { savePushSubscription } from '../useCases/people/savePushSubscription.ts';

export const pushRoutes = [
  handle(pushKey, async (_, { parts }) => parts.config.secrets.VAPID_PUBLIC_KEY, {
    version: async ({ parts }) => parts.config.secrets.VAPID_PUBLIC_KEY,
  }),

  handle(savePushSubscriptionCall, async ({ body }, { parts, caller, throttles, address, now }) => {
    const isGuest = caller.kind === 'guest';
    if (isGuest && !throttles.pushFromAddress.take(address)) return refuse('TOO_MANY_REQUESTS');
    if (!throttles.push.take(isGuest ? body.endpoint : caller.userId)) return refuse('TOO_MANY_REQUESTS');
    return await allOrRefused(parts.db, (tx) => savePushSubscription(tx, parts, body, caller, now));
  }),

  handle(removePushSubscription, async ({ body }, { parts }) => {
    await removePushSubscriptionAt(parts.db, body.endpoint);
    return null;
  }),
];
