import * as z from 'zod/mini';
import type { PostalAddress, SavedAddress } from '../../domain/people/postalAddress.ts';
import { defineCall } from '../call.ts';
import { field, object, type Table, wireNames } from '../field.ts';
import { dataOf, flag, idSchema, list, typedText } from '../primitives.ts';

/** The rules of the domain check limits; here only shapes are. `province` has the Thai name. */
const addressTable: Table<PostalAddress> = {
  recipient: field('recipient', typedText),
  tel: field('tel', typedText),
  line: field('address', typedText),
  subdistrict: field('subdistrict', typedText),
  district: field('district', typedText),
  province: field('province', typedText),
  postcode: field('postcode', typedText),
  isDefault: field('is_default', flag),
};
export const addressWireFields = wireNames(addressTable);

export const addressCodec = object(addressTable);
const savedAddress = object<SavedAddress>({ id: field('id', z.string()), ...addressTable });

/** Every call answers with the whole list, the default first. */
const addresses = dataOf(list(savedAddress));
const params = z.object({ addressId: idSchema });
const path = '/private/myaccount/addresses';

export const listAddresses = defineCall({
  name: 'listAddresses',
  method: 'GET',
  path,
  scope: 'buyer',
  origin: 'addition',
  summary: "The buyer's own delivery addresses, the default first.",
  response: addresses,
});

export const addAddress = defineCall({
  name: 'addAddress',
  method: 'POST',
  path,
  scope: 'buyer',
  origin: 'addition',
  idempotent: true,
  summary: 'Adds a delivery address; the first one is the default. Answers the list.',
  body: addressCodec,
  response: addresses,
  failures: ['INPUT_ERROR', 'TOO_MANY_ADDRESSES'],
});

export const changeAddress = defineCall({
  name: 'changeAddress',
  method: 'PUT',
  path: `${path}/{addressId}`,
  scope: 'buyer',
  origin: 'addition',
  idempotent: true,
  summary: 'Changes one of the own addresses, or makes it the default. Answers the list.',
  params,
  body: addressCodec,
  response: addresses,
  failures: ['INPUT_ERROR', 'NOT_FOUND'],
});

export const deleteAddress = defineCall({
  name: 'deleteAddress',
  method: 'POST',
  path: `${path}/{addressId}/delete`,
  scope: 'buyer',
  origin: 'addition',
  idempotent: true,
  summary: 'Deletes one of the own addresses; the newest other one becomes the default. Answers the list.',
  params,
  response: addresses,
});
