import {
  cardFields,
  cardGatewayFields,
  chargeByBill,
  chargeByCardGateway,
  chargeCard,
  chargeOrder,
  currentCharge,
  lookAtPayment,
  plainChargeCalls,
  promptPayKey,
} from '../../src/contract/order/charge.ts';
import { readTransferMethod } from '../../src/contract/order/methodSettings.ts';
import {
  bankAccounts,
  methodApplications,
  originBanksCall,
  type PublicReport,
  type ReportReceipt,
  reportTransferCall,
  reportTransferPrivately,
  sendBankEmail,
} from '../../src/contract/order/payment.ts';
import { isPaymentChecked, type Order, orderByLink } from '../../src/domain/order/order.ts';
import { isReported, type PaymentMethod } from '../../src/domain/order/paymentMethod.ts';
import { originBanks } from '../../src/domain/order/thaiBanks.ts';
import { isRefusal, refuse } from '../base/refusal.ts';
import { enqueueOrderMail } from '../email/orderMail.ts';
import { type HttpContext, handle, type Once } from '../http/handle.ts';
import { onceCounted } from '../http/onceCounted.ts';
import { guestKeyHash } from '../identity/guestKey.ts';
import { transaction } from '../store/database/transaction.ts';
import { attemptsOf } from '../store/order/attempts.ts';
import { findOrder, findOrderByToken, type StoredOrder } from '../store/order/orders.ts';
import { bankAccountsVersion, readBankAccounts, readPaymentMethods } from '../store/order/paymentMethods.ts';
import { readSettings } from '../store/site/settings.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { announceOrder } from '../useCases/order/announceOrder.ts';
import { offeredMethods } from '../useCases/order/offeredMethods.ts';
import { ownOrder } from '../useCases/order/ownOrder.ts';
import { reportTransfer } from '../useCases/order/reportTransfer.ts';
import { currentChargeOf, orderIfPaid, receiptIfPaid, recordClaim } from '../useCases/payment/claimedPayment.ts';
import { recordForeign } from '../useCases/payment/recordForgery.ts';
import { startOwnCharge } from '../useCases/payment/startOwnCharge.ts';
import { prepareSlips } from '../useCases/site/prepareUpload.ts';

/** Part of the server's own code. */
const originBanksVersion = JSON.stringify(originBanks);

export const paymentRoutes = [
  handle(bankAccounts, async (_, { parts }) => [...(await readBankAccounts(parts.db))], {
    version: ({ parts }) => bankAccountsVersion(parts.db),
  }),

  handle(methodApplications, async (_, { parts: { db, payments } }) => {
    const offered = await offeredMethods(db, payments, (await readSettings(db)).currency);
    return offered.map(({ method, title }) => {
      return { method, title, applicationId: payments.of(method)?.applicationId ?? null };
    });
  }),

  handle(readTransferMethod, async (_, { parts }) => {
    const transfer = (await readPaymentMethods(parts.db)).find(({ method }) => isReported(method));
    return transfer ?? refuse('NO_PAYMENT_METHOD');
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
    if (stored === null || stored.userId !== context.person().userId) return refuse('NOT_FOUND');
    const { order } = stored;
    if (isReported(order.method)) {
      return await reportOnce(context, stored, { ...body, orderToken: order.token }, (own) => own);
    }
    recordForeign(context.parts, order, context.request.body);
    return await receiptIfPaid(context.parts, stored, context.now);
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

  handle(chargeCard, async ({ body }, context) => {
    const charge = await startOwnCharge(context, body, 'cardToken', body.token);
    if (isRefusal(charge)) return charge;
    return {
      ...charge,
      reference: (await attemptsOf(context.parts.db, body.orderId)).at(-1)?.providerReference ?? null,
    };
  }),
  handle(chargeByBill, async ({ body }, context) => {
    const charge = await startOwnCharge(context, body, 'billPayment');
    if (isRefusal(charge)) return charge;
    const { lines = [] } = (await findOrder(context.parts.db, body.orderId))?.order ?? {};
    const courseIds = lines.filter(({ kind }) => kind === 'course').map(({ itemId }) => itemId);
    return { ...charge, courseIds };
  }),
  ...plainChargeCalls.map(({ method, call }) =>
    handle(call, async ({ body }, context) => await startOwnCharge(context, body, method)),
  ),
  handle(chargeOrder, async ({ body }, context) => await startOwnCharge(context, body)),
  handle(chargeByCardGateway, async ({ body: { card, ...order } }, context) =>
    startOwnCharge(context, order, 'cardGateway', new URLSearchParams(card).toString()),
  ),
  handle(cardGatewayFields, async (_, { parts }) => {
    const fields = fieldsOf(parts, 'cardGateway');
    return isRefusal(fields) ? fields : { ...fields, siteName: new URL(parts.config.publicUrl).host };
  }),
  handle(cardFields, async (_, { parts }) => fieldsOf(parts, 'cardToken')),
  handle(promptPayKey, async (_, { parts }) => fieldsOf(parts, 'cardTokenPromptPay')),

  handle(currentCharge, async ({ params }, { parts }) => {
    const stored = await findOrderByToken(parts.db, params.token);
    return stored === null ? refuse('NOT_FOUND') : await currentChargeOf(parts, stored);
  }),

  handle(lookAtPayment, async ({ body }, { parts, person }) => {
    const stored = await findOrder(parts.db, body.orderId);
    return stored?.userId === person().userId ? await orderIfPaid(parts, stored) : refuse('NOT_FOUND');
  }),
];

const fieldsOf = ({ payments }: AppParts, method: PaymentMethod) =>
  payments.of(method)?.fields ?? refuse('NO_PAYMENT_METHOD');

/** A key belongs to the paid order. `show` reduces the order for the call. */
async function reportOnce(
  context: HttpContext & Once<ReportReceipt>,
  { order, userId }: StoredOrder,
  report: PublicReport,
  show: (order: Order) => Order,
) {
  const { parts, throttles, caller, now, key, request } = context;
  if (report.claimsPaid) recordClaim(parts, order);
  recordForeign(parts, order, request.body);
  const cartHash = caller.cartKey === null ? null : guestKeyHash(caller.cartKey);
  const unready = await prepareSlips(parts, report.slipNames, { orderId: order.id, userId, guestKeyHash: cartHash });
  if (unready !== null) return unready;
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
