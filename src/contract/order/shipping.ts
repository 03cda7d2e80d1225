import * as z from 'zod/mini';
import type { ShippingOption } from '../../domain/order/shipping.ts';
import { defineCall } from '../call.ts';
import { dataOf, flagCodec, idSchema, localTextCodec, pricesCodec } from '../primitives.ts';

/** Limits are the rules' own (typed shipping in the domain); here only shapes are checked. */
const optionCodec = z.codec(
  z.object({
    shipping_fee_id: idSchema,
    name: localTextCodec,
    description: z.nullable(localTextCodec),
    is_need_address: flagCodec,
    is_enable: flagCodec,
    shipping_fee: pricesCodec,
    free_from: pricesCodec,
  }),
  z.custom<ShippingOption>(),
  {
    decode: (w) => ({
      id: w.shipping_fee_id,
      name: w.name,
      detail: w.description,
      needsAddress: w.is_need_address,
      isEnabled: w.is_enable,
      fees: w.shipping_fee,
      freeFrom: w.free_from,
    }),
    encode: (o) => ({
      shipping_fee_id: o.id,
      name: o.name,
      description: o.detail,
      is_need_address: o.needsAddress,
      is_enable: o.isEnabled,
      shipping_fee: o.fees,
      free_from: o.freeFrom,
    }),
  },
);

/** How a refusal spells a field of an option: `options.<number>.` and the name that the body has for it. */
export const shippingWireField = (field: string): string =>
  field
    .replace(/\.detail\b/, '.description')
    .replace(/\.fees\b/, '.shipping_fee')
    .replace(/\.freeFrom\b/, '.free_from');

const list = dataOf(z.array(optionCodec));

export const shippingOptions = defineCall({
  name: 'shippingOptions',
  method: 'GET',
  path: '/public/shipping/options',
  scope: 'public',
  origin: 'addition',
  caching: 'shared',
  summary: 'The ways in which products are sent or picked up, with their fees, in the shop’s order.',
  response: list,
});

const adminPath = '/api/admin/shipping';

export const adminShipping = defineCall({
  name: 'adminShipping',
  method: 'GET',
  path: adminPath,
  scope: 'administrator',
  origin: 'addition',
  summary: 'All shipping options, offered or not.',
  response: list,
});

export const saveShipping = defineCall({
  name: 'saveShipping',
  method: 'PUT',
  path: adminPath,
  scope: 'administrator',
  origin: 'addition',
  idempotent: true,
  summary: 'Changes the shipping options; orders that were placed keep theirs.',
  body: z.codec(z.object({ options: z.array(optionCodec).check(z.maxLength(100)) }), z.custom<ShippingOption[]>(), {
    decode: (w) => w.options,
    encode: (options) => ({ options }),
  }),
  response: list,
  failures: ['INPUT_ERROR'],
});
