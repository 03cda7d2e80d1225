import { pushKey, removePushSubscription, savePushSubscriptionCall } from '../../src/contract/site/push.ts';
import { handle } from '../http/handle.ts';
import { allOrRefused } from '../store/database/onceByKey.ts';
import { removePushSubscriptionAt } from '../store/people/pushSubscriptions.ts';
import { savePushSubscription } from '../useCases/people/savePushSubscription.ts';

export const pushRoutes = [
  handle(pushKey, async (_, { parts }) => parts.config.secrets.VAPID_PUBLIC_KEY, {
    version: async ({ parts }) => parts.config.secrets.VAPID_PUBLIC_KEY,
  }),

  handle(
    savePushSubscriptionCall,
    ({ body }, { parts, caller, now }) =>
      allOrRefused(parts.db, (tx) => savePushSubscription(tx, parts, body, caller, now)),
    {
      limits: ({ body }, { caller, throttles, address }) =>
        caller.kind === 'guest'
          ? [
              [throttles.pushFromAddress, address],
              [throttles.push, body.endpoint],
            ]
          : [[throttles.push, caller.userId]],
    },
  ),

  handle(removePushSubscription, async ({ body }, { parts }) => {
    await removePushSubscriptionAt(parts.db, body.endpoint);
    return null;
  }),
];
