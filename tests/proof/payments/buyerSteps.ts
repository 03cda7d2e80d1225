import { attemptsOf } from '../../../server/store/order/attempts.ts';
import { returnUrl } from '../../../server/useCases/payment/returnReference.ts';
import {
  chargeByCardGateway,
  chargeCalls,
  chargeCard,
  chargeOrder,
  currentCharge,
} from '../../../src/contract/order/charge.ts';
import { cancelOrderCall, orderByToken } from '../../../src/contract/order/order.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import { changePaymentMethod } from '../../../src/contract/order/wayToPay.ts';
import type { Charge } from '../../../src/domain/order/charge.ts';
import { cardTokenAt } from '../../support/payment/cardToken.ts';
import { cardFor, encryptedBy, knownCard, unknownCard } from '../../support/payment/encryptedCard.ts';
import { onlineMethods } from '../../support/payment/sellOnline.ts';
import { reportOf } from '../../support/shop/buying.ts';
import { oneOf, request, type Scene } from './scene.ts';

const tokenCards = ['4242424242424242', '4111111111111111', '4111111111111111', '4111111111140011'];
const gatewayCards = [knownCard, knownCard, knownCard, unknownCard];

/** The buyer's windows. They keep the forms of all charges, so that an old one can be posted again. */
export function buyerSteps(scene: Scene) {
  const { world, order, random } = scene;
  const params = { token: order.token };
  const body = { orderId: order.id, orderToken: order.token };
  const forms: Charge[] = [];

  async function start(): Promise<void> {
    const { method } = await world.shop().call(orderByToken, { params });
    if (method === 'bankTransfer') return;
    const { statusCode } = await request(scene, async (shop) => {
      if (method === 'cardToken') {
        const token = await cardTokenAt(world.sandboxUrl, oneOf(random, tokenCards));
        return await shop.send(chargeCard, { body: { ...body, token } });
      }
      if (method === 'cardGateway')
        return await shop.send(chargeByCardGateway, { body: { ...body, card: await encryptedCard() } });
      const own = chargeCalls.find((each) => each.method === method);
      return await shop.send(own?.call ?? chargeOrder, { body });
    });
    if (statusCode !== 200) return;
    const charge = await world.shop().call(currentCharge, { params });
    if (charge?.step?.kind !== 'form') return;
    forms.push(charge);
    if (random.below(4) > 0) await postForm(charge);
  }

  async function encryptedCard() {
    const scriptUrl = `${world.sandboxUrl}/twoC2PCard/SecurePayment/api/my2c2p.js`;
    const card = await encryptedBy(scriptUrl, cardFor(oneOf(random, gatewayCards)));
    if (typeof card === 'number') throw new Error(`The script refused the card: ${card}`);
    return { ...card, cardholderName: 'MANEE JAIDEE' };
  }

  /** The browser posts a form, perhaps edited by the payer. The network may lose it. */
  async function postForm({ step }: Charge): Promise<void> {
    if (step?.kind !== 'form') return;
    const fields = step.fields.map(({ name, value }): [string, string] =>
      name === 'total' && random.below(6) === 0 ? [name, '1.00'] : [name, value],
    );
    await fetch(step.url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }).catch(() => {});
  }

  return {
    start,
    twoWindows: async () => {
      await Promise.all([start(), start()]);
    },
    postAgain: async () => {
      if (forms.length > 0) await postForm(oneOf(random, forms));
    },
    poll: async () => {
      await request(scene, (shop) => shop.send(currentCharge, { params }));
    },
    /** The buyer reports a transfer. Whether it came is the administrator's word. */
    report: async () => {
      const current = await world.shop().call(orderByToken, { params });
      if (current.method !== 'bankTransfer') return;
      const { statusCode } = await request(scene, (shop) => shop.send(reportTransferCall, { body: reportOf(current) }));
      if (statusCode === 200) scene.trace.push('reported');
    },
    giveUp: async () => {
      await request(scene, (shop) => shop.send(cancelOrderCall, { body: { orderId: order.id, token: order.token } }));
    },
    otherWay: async () => {
      const method = oneOf(random, [...onlineMethods, 'bankTransfer'] as const);
      scene.trace.push(`to ${method}`);
      await request(scene, (shop) => shop.send(changePaymentMethod, { params, body: { method } }));
    },
    /** The browser comes back by the return address of some charge, with a claim that it is paid. */
    comeBack: async () => {
      const attempts = await attemptsOf(world.auditing.db, order.id);
      if (attempts.length === 0) return;
      const url = new URL(returnUrl(world.shop().parts.config, oneOf(random, attempts).id)).pathname;
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const claim = { method: 'POST', url, headers, payload: 'resultCode=00&status=CP' } as const;
      const isPosted = random.below(2) === 0;
      await request(scene, (shop) => shop.inject(isPosted ? claim : { method: 'GET', url }));
    },
  };
}
