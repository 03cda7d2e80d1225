import { attemptsOf } from '../../../server/store/order/attempts.ts';
import { acceptPaymentCall, refundPaymentCall } from '../../../src/contract/administration/orderPayments.ts';
import { hasMoney } from '../../../src/domain/order/charge.ts';
import { oneOf, request, type Scene } from './scene.ts';

/** An administrator who accepts some money of the order, or pays it back by call or by hand. */
export function deskSteps(scene: Scene) {
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
      const as = await world.shop().signedIn('administrator');
      const body = { way, reason: null, note: way === 'hand' ? 'KBANK 20260215' : null };
      await request(scene, (shop) => shop.send(refundPaymentCall, { params, body }, { as }));
    },
  };
}
