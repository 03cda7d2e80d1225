import * as z from 'zod/mini';
import type { PaymentMethod } from '../../domain/order/paymentMethod.ts';

const methodOnWire: Record<PaymentMethod, number> = {
  bankTransfer: 1,
  wallet: 2,
  cardGateway: 3,
  bankQr: 4,
  cardToken: 8,
  cardTokenPromptPay: 9,
  cardGatewayInstallment: 10,
  paymentLink: 11,
  paymentLinkPromptPay: 12,
  billPayment: 13,
  cardGatewayQr: 15,
};
const methodInside = new Map(Object.entries(methodOnWire).map(([inside, wire]) => [wire, inside as PaymentMethod]));

/** Method ids 1 to 15 (specification 4); the cart's own spelling of bank transfer, '0001', is understood, too. */
export const paymentMethodCodec = z.codec(
  z.union([z.int(), z.literal('0001')]).check(z.refine((wire) => wire === '0001' || methodInside.has(wire))),
  z.custom<PaymentMethod>(),
  {
    decode: (wire) => (wire === '0001' ? 'bankTransfer' : (methodInside.get(wire) ?? 'bankTransfer')),
    encode: (method) => methodOnWire[method],
  },
);

/** The cart spells bank transfer '0001'; the others as elsewhere, as texts (specification 3). */
export const cartMethodCodec = z.codec(
  z.string().check(z.refine((wire) => wire === '0001' || methodInside.has(Number(wire)))),
  z.custom<PaymentMethod>(),
  {
    decode: (wire) => methodInside.get(Number(wire)) ?? 'bankTransfer',
    encode: (method) => (method === 'bankTransfer' ? '0001' : String(methodOnWire[method])),
  },
);
