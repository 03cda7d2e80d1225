import { attemptsOf } from '../../../server/store/order/attempts.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { decideReportCall } from '../../../src/contract/administration/administration.ts';
import {
  acceptPaymentCall,
  decideAttemptCall,
  refundPaymentCall,
} from '../../../src/contract/administration/orderPayments.ts';
import { hasMoney } from '../../../src/domain/order/charge.ts';
import { bookedIdOf } from './bookedCharge.ts';
import { paymentsOfQr, readBooks } from './books.ts';
import { oneOf, request, type Scene } from './scene.ts';

/**
 * Administrators who accept some money of the order, pay it back by call or by hand, decide about a reported transfer, or
 * about a charge without an answer, by what the provider's books show. `otherAmounts`: satang that were paid instead of the
 * asked ones, by id.
 */
export function deskSteps(scene: Scene, otherAmounts: ReadonlyMap<string, number>) {
  const { world, order, random, trace } = scene;

  const somePayment = async () => {
    const attempts = (await attemptsOf(world.auditing.db, order.id)).filter(hasMoney);
    return attempts.length === 0 ? null : { orderId: order.id, paymentId: oneOf(random, attempts).id };
  };

  return {
    accept: async () => {
      const params = await somePayment();
      if (params === null) return;
      trace.push('accepts');
      const as = await world.shop().signedIn('administrator');
      await request(scene, (shop) => shop.send(acceptPaymentCall, { params }, { as }));
    },
    payBack: async () => {
      const params = await somePayment();
      if (params === null) return;
      const way = oneOf(random, ['provider', 'provider', 'hand'] as const);
      trace.push(`pays back by ${way}`);
      const body = { way, reason: null, note: way === 'hand' ? 'KBANK 20260215' : null };
      const payBack = async () => {
        const as = await world.shop().signedIn('administrator');
        await request(scene, (shop) => shop.send(refundPaymentCall, { params, body }, { as }));
      };
      await Promise.all(random.below(2) === 0 ? [payBack(), payBack()] : [payBack()]);
    },
    decideReport: async () => {
      const { reports = [] } = (await findOrder(world.auditing.db, order.id))?.order ?? {};
      const reportId = reports.find(({ decision }) => decision === 'waiting')?.id;
      if (reportId === undefined) return;
      const decision = oneOf(random, ['approved', 'rejected'] as const);
      trace.push(`decides a report: ${decision}`);
      const as = await world.shop().signedIn('administrator');
      const body = { reportId, decision, reasonCode: null, reason: decision === 'rejected' ? 'ไม่พบยอด' : null };
      await request(scene, (shop) => shop.send(decideReportCall, { params: { orderId: order.id }, body }, { as }));
    },
    decideAttempt: async () => {
      const attempt = (await attemptsOf(world.auditing.db, order.id)).find(({ state }) => state === 'unknown');
      const id = attempt && bookedIdOf(attempt);
      // A charge whose id is unknown cannot be looked up, and other money than the charge's is no "yes".
      if (!attempt || !id || otherAmounts.has(id)) return;
      if (attempt.provider === 'scb' && (await paymentsOfQr(scene, id)).some((amount) => amount !== attempt.amount))
        return;
      const booked = (await readBooks(world.sandboxUrl)).find(
        (each) => each.provider === attempt.provider && each.id === id,
      );
      const isPaid = booked?.state === 'Paid';
      trace.push(`decides ${attempt.provider}: ${isPaid ? 'paid' : 'unpaid'}`);
      const as = await world.shop().signedIn('administrator');
      const params = { orderId: order.id, attemptId: attempt.id };
      await request(scene, (shop) => shop.send(decideAttemptCall, { params, body: { isPaid } }, { as }));
    },
  };
}
