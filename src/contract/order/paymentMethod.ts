import * as z from 'zod/mini';
import { methodDescriptions, type PaymentMethod, paymentMethods } from '../../domain/order/paymentMethod.ts';

const methodInside = new Map(paymentMethods.map((method) => [methodDescriptions[method].id, method]));

/** Method ids 1 to 15 (specification 4); the cart's own spelling of bank transfer, '0001', is understood, too. */
export const paymentMethodCodec = z.codec(
  z.union([z.int(), z.literal('0001')]).check(z.refine((wire) => wire === '0001' || methodInside.has(wire))),
  z.custom<PaymentMethod>(),
  {
    decode: (wire) => (wire === '0001' ? 'bankTransfer' : (methodInside.get(wire) ?? 'bankTransfer')),
    encode: (method) => methodDescriptions[method].id,
  },
);

/** The cart spells bank transfer '0001'; the others as elsewhere, as texts (specification 3). */
export const cartMethodCodec = z.codec(
  z.string().check(z.refine((wire) => wire === '0001' || methodInside.has(Number(wire)))),
  z.custom<PaymentMethod>(),
  {
    decode: (wire) => methodInside.get(Number(wire)) ?? 'bankTransfer',
    encode: (method) => (method === 'bankTransfer' ? '0001' : String(methodDescriptions[method].id)),
  },
);
