import * as z from 'zod/mini';
import type { PostalAddress, SavedAddress } from '../../domain/people/postalAddress.ts';
import type { PostcodePlace } from '../../domain/people/postcodePlace.ts';
import { defineCall } from '../call.ts';
import { field, object, type Table, wireNames } from '../field.ts';
import { dataOf, flag, list, typedText } from '../primitives.ts';

/** The domain checks limits; here only shapes are checked. `province` has the Thai name. */
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

const place = object<PostcodePlace>({
  subdistrict: field('subdistrict', z.string()),
  district: field('district', z.string()),
  province: field('province', z.string()),
});

export const postcodePlaces = defineCall('postcodePlaces', 'GET /public/postcodes/{postcode}', 'public', {
  summary: 'The subdistricts of a postcode with district and province, by their Thai names; none for an unknown one.',
  response: dataOf(list(place)),
});

/** Every call returns the whole list, the default first. */
const addresses = dataOf(list(savedAddress));
const path = '/private/myaccount/addresses';

export const listAddresses = defineCall('listAddresses', `GET ${path}`, 'buyer', {
  summary: "The buyer's own delivery addresses, the default first.",
  response: addresses,
});

export const addAddressCall = defineCall('addAddress', `POST ${path}`, 'buyer', {
  idempotent: true,
  summary: 'Adds a delivery address; the first one is the default. Answers the list.',
  body: addressCodec,
  response: addresses,
  failures: ['INPUT_ERROR', 'TOO_MANY_ADDRESSES'],
});

export const changeAddressCall = defineCall('changeAddress', `PUT ${path}/{addressId}`, 'buyer', {
  idempotent: true,
  summary: 'Changes one of the own addresses, or makes it the default. Answers the list.',
  body: addressCodec,
  response: addresses,
  failures: ['INPUT_ERROR', 'NOT_FOUND'],
});

export const deleteAddressCall = defineCall('deleteAddress', `POST ${path}/{addressId}/delete`, 'buyer', {
  idempotent: true,
  summary: 'Deletes one of the own addresses; the newest other one becomes the default. Answers the list.',
  response: addresses,
});
