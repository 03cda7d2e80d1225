import * as z from 'zod/mini';
import { methodDescriptions, type PaymentMethod, paymentMethods } from '../../domain/order/paymentMethod.ts';

const methodInside = new Map(paymentMethods.map((method) => [methodDescriptions[method].id, method]));

/** Method ids 1 to 15 (specification 4); the cart's spelling '0001' of bank transfer is accepted. */
export const paymentMethodCodec = z.codec(
  z.union([z.int(), z.literal('0001')]).check(z.refine((wire) => wire === '0001' || methodInside.has(wire))),
  z.custom<PaymentMethod>(),
  {
    decode: (wire) => (wire === '0001' ? 'bankTransfer' : (methodInside.get(wire) ?? 'bankTransfer')),
    encode: (method) => methodDescriptions[method].id,
  },
);

/** The cart's method ids as texts, with '0001' for bank transfer (specification 3). */
export const cartMethodCodec = z.codec(
  z.string().check(z.refine((wire) => wire === '0001' || methodInside.has(Number(wire)))),
  z.custom<PaymentMethod>(),
  {
    decode: (wire) => methodInside.get(Number(wire)) ?? 'bankTransfer',
    encode: (method) => (method === 'bankTransfer' ? '0001' : String(methodDescriptions[method].id)),
  },
);
