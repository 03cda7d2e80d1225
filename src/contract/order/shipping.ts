import * as z from 'zod/mini';
import type { ShippingOption } from '../../domain/order/shipping.ts';
import { defineSetting } from '../administration/resource.ts';
import { defineCall } from '../call.ts';
import { field, object, type Table, wireNames, wrapped } from '../field.ts';
import { dataOf, flag, idSchema, list, localText, prices } from '../primitives.ts';

/** The domain checks limits; here only shapes are checked. */
const optionTable: Table<ShippingOption> = {
  id: field('shipping_fee_id', idSchema),
  name: field('name', localText),
  detail: field('description', z.nullable(localText)),
  needsAddress: field('is_need_address', flag),
  isEnabled: field('is_enable', flag),
  fees: field('shipping_fee', prices),
  freeFrom: field('free_from', prices),
};
const option = object(optionTable);

const optionNames: Readonly<Record<string, string>> = wireNames(optionTable);

/** Wire path of an option's field in refusals: `options.<number>.` and its body name. */
export const shippingWireField = (path: string): string =>
  path
    .split('.')
    .map((part) => optionNames[part] ?? part)
    .join('.');

const options = dataOf(list(option));

export const shippingOptions = defineCall('shippingOptions', 'GET /public/shipping/options', 'public', {
  caching: 'shared',
  summary: 'The ways in which products are sent or picked up, with their fees, in the shop’s order.',
  response: options,
});

/** All shipping options, offered or not. */
export const shippingSetting = defineSetting({
  path: '/api/admin/shipping',
  read: { name: 'adminShipping', summary: 'All shipping options, offered or not.', response: options },
  save: {
    name: 'saveShipping',
    summary: 'Changes the shipping options; orders that were placed keep theirs.',
    body: wrapped(field('options', list(option).check(z.maxLength(100)))),
    response: options,
  },
});
