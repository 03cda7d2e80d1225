import * as z from 'zod/mini';
import { methodDescriptions, type PaymentMethod, paymentMethods } from '../../domain/order/paymentMethod.ts';

const methodInside = new Map(paymentMethods.map((method) => [methodDescriptions[method].id, method]));

/** Wire ids as a number or its text; leading zeros do not count. */
const isMethodId = (wire: string | number): boolean => methodInside.has(Number(wire));

function methodOf(wire: string | number): PaymentMethod {
  const method = methodInside.get(Number(wire));
  if (method === undefined) throw new Error(`No payment method has the id ${wire}`);
  return method;
}

/** The ids that the cart spells in its own way (specification 3). */
const cartSpellings: Partial<Record<PaymentMethod, string>> = { bankTransfer: '0001' };

/** Method ids 1 to 15 (specification 4); the cart's spelling '0001' is accepted. */
export const paymentMethodCodec = z.codec(
  z.union([z.int(), z.literal('0001')]).check(z.refine(isMethodId)),
  z.custom<PaymentMethod>(),
  { decode: methodOf, encode: (method) => methodDescriptions[method].id },
);

/** The cart's method ids as texts. */
export const cartMethodCodec = z.codec(z.string().check(z.refine(isMethodId)), z.custom<PaymentMethod>(), {
  decode: methodOf,
  encode: (method) => cartSpellings[method] ?? String(methodDescriptions[method].id),
});
