import { cardFields, cardGatewayFields, chargeByCardGateway, chargeCard } from '../../../../contract/order/charge.ts';
import type { CardEntry } from '../../../../domain/order/cardEntry.ts';
import type { Charge } from '../../../../domain/order/charge.ts';
import type { Order } from '../../../../domain/order/order.ts';
import type { PaymentMethod } from '../../../../domain/order/paymentMethod.ts';
import { callServer } from '../../../../platform/net/callServer.ts';
import { encryptCard } from '../../../../platform/payment/encryptCard.ts';
import { type CardRefusal, tokenForCard } from '../../../../platform/payment/omiseToken.ts';

type Sent = { readonly kind: 'charge'; readonly charge: Charge } | CardRefusal;

/** The card becomes a token at the provider, and the shop charges the token. */
async function byToken(card: CardEntry, order: Order): Promise<Sent> {
  const token = await tokenForCard(card, await callServer(cardFields));
  if (token.kind !== 'token') return token;
  const body = { orderId: order.id, orderToken: order.token, token: token.token };
  return { kind: 'charge', charge: await callServer(chargeCard, { body }) };
}

/** The card is encrypted for the gateway, and the shop signs a form with it. */
async function byGateway(entry: CardEntry, order: Order): Promise<Sent> {
  const { scriptUrl } = await callServer(cardGatewayFields);
  const encrypted = await encryptCard(entry, scriptUrl);
  if (encrypted.kind !== 'encrypted') return encrypted;
  const body = { orderId: order.id, orderToken: order.token, card: encrypted.card };
  return { kind: 'charge', charge: await callServer(chargeByCardGateway, { body }) };
}

/** How a card goes out, by method. */
const ways: Partial<Record<PaymentMethod, (card: CardEntry, order: Order) => Promise<Sent>>> = {
  cardToken: byToken,
  cardGateway: byGateway,
};

/** Charges an order to a card. Throws for a method without a card form: a defect. */
export function sendCard(card: CardEntry, order: Order): Promise<Sent> {
  const way = ways[order.method];
  if (way === undefined) throw new Error(`${order.method} takes no card here`);
  return way(card, order);
}
