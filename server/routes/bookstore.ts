import { bookstoreSending, sendToBookstore, syncBookstore } from '../../src/contract/order/bookstore.ts';
import { isRefusal } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { allOrRefused } from '../store/database/onceByKey.ts';
import { findSending } from '../store/order/bookstoreSends.ts';
import { sendAgain, sendClaimed } from '../useCases/order/askBookstore.ts';

export const bookstoreRoutes = [
  handle(syncBookstore, async ({ body }, { parts, person }) => {
    const sending = await allOrRefused(parts.db, (tx) => sendClaimed(tx, parts, person().userId, body));
    return isRefusal(sending) ? sending : sending.state;
  }),

  handle(bookstoreSending, ({ params }, { parts }) => findSending(parts.db, params.orderId)),

  handle(sendToBookstore, ({ params }, { parts }) =>
    allOrRefused(parts.db, (tx) => sendAgain(tx, parts, params.orderId)),
  ),
];
