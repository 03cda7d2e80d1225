import {
  bankAccounts,
  originBanks as originBanksCall,
  type ReportReceipt,
  reportTransfer as reportTransferCall,
  reportTransferPrivately,
  sendBankEmail,
  type TransferReport,
} from '../../src/contract/order/payment.ts';
import { isPaymentChecked, type Order, orderByLink } from '../../src/domain/order/order.ts';
import { originBanks } from '../../src/domain/order/thaiBanks.ts';
import { isRefusal, refuse } from '../base/refusal.ts';
import { enqueueOrderMail } from '../email/orderMail.ts';
import { type HttpContext, handle, type Once } from '../http/handle.ts';
import { onceCounted } from '../http/onceCounted.ts';
import { guestKeyHash } from '../identity/guestKey.ts';
import { transaction } from '../store/database/transaction.ts';
import { findOrder, findOrderByToken, type StoredOrder } from '../store/order/orders.ts';
import { bankAccountsVersion, readBankAccounts } from '../store/order/paymentMethods.ts';
import { announceOrder } from '../useCases/order/announceOrder.ts';
import { ownOrder } from '../useCases/order/ownOrder.ts';
import { reportTransfer } from '../useCases/order/reportTransfer.ts';

/** Part of the server's own code. */
const originBanksVersion = JSON.stringify(originBanks);

export const paymentRoutes = [
  handle(bankAccounts, async (_, { parts }) => [...(await readBankAccounts(parts.db))], {
    version: ({ parts }) => bankAccountsVersion(parts.db),
  }),

  handle(originBanksCall, async () => [...originBanks], { version: async () => originBanksVersion }),

  handle(reportTransferCall, async ({ body }, context) => {
    const stored = await findOrderByToken(context.parts.db, body.orderToken);
    return stored?.order.id === body.orderId
      ? await reportOnce(context, stored, body, orderByLink)
      : refuse('NOT_FOUND');
  }),

  handle(reportTransferPrivately, async ({ body }, context) => {
    const stored = await findOrder(context.parts.db, body.orderId);
    const isOwn = stored !== null && stored.userId === context.person().userId;
    return isOwn ? await reportOnce(context, stored, body, (order) => order) : refuse('NOT_FOUND');
  }),

  handle(sendBankEmail, async ({ body }, { parts, caller }) => {
    const stored = await ownOrder(parts.db, caller, body.orderId, body.token);
    const last = stored?.order.reports.at(-1);
    if (!stored || !last) return refuse('NOT_FOUND');
    // The report queued this message already; here it is only queued again, without effect. A free request has none,
    // and late money another.
    const occasion = { kind: 'reportReceived', occurrence: last.id } as const;
    if (isPaymentChecked(stored.order)) {
      await transaction(parts.db, (tx) => enqueueOrderMail(tx, parts, stored, occasion));
    }
    return null;
  }),
];

/** A key belongs to the paid order. `show` reduces the order for the call. */
async function reportOnce(
  context: HttpContext & Once<ReportReceipt>,
  { order }: StoredOrder,
  report: TransferReport,
  show: (order: Order) => Order,
) {
  const { parts, throttles, caller, now, key } = context;
  const cartHash = caller.cartKey === null ? null : guestKeyHash(caller.cartKey);
  return await onceCounted(context.once, {
    limit: { throttle: throttles.paymentReport, key: order.id },
    owner: `order:${order.id}`,
    run: async (tx) => {
      const reporting = { orderId: order.id, report, opKey: key, guestKeyHash: cartHash };
      const outcome = await reportTransfer(tx, parts, reporting, now);
      if (isRefusal(outcome)) return outcome;
      return { answer: { ...outcome.receipt, order: show(outcome.receipt.order) }, news: outcome.moved };
    },
    announce: (moved) => moved !== null && announceOrder(parts, moved),
  });
}
